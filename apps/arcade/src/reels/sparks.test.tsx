import { beforeEach, expect, test, vi } from 'vitest';
import { symbolSets } from '@croupier/game-art/testing';
import { blindCanvases } from '../testing/canvas.ts';
import { openSparks } from './sparks.ts';

beforeEach(() => void vi.useFakeTimers());

const motifs = Object.keys(symbolSets) as (keyof typeof symbolSets)[];
const many = 120;

test.each(motifs)(
  '%s: sparks of one colour that fade alike are one path, and the last leaves nothing',
  async (motif) => {
    const { canvas, calls } = blindCanvases();
    const sparks = openSparks(canvas(), motif, ['#f00', '#0f0', '#00f']);
    sparks.resize(400, 400);
    sparks.rise([[200, 200]], many);
    await vi.advanceTimersByTimeAsync(600);
    calls();
    await vi.advanceTimersByTimeAsync(16);
    const filled = calls().filter(([name]) => name === 'fill');
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.length).toBeLessThan(many / 3);
    await vi.advanceTimersByTimeAsync(3_000);
    const names = calls().map(([name]) => name);
    expect(names.lastIndexOf('clearRect')).toBeGreaterThan(names.lastIndexOf('fill'));
    await vi.advanceTimersByTimeAsync(500);
    expect(calls()).toEqual([]);
  },
);
