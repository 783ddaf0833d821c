import { expect, test } from 'vitest';
import { mothAndMoonTitle, orchardHoursTitle, tidewaterAtlasTitle } from '@croupier/game-math/testing';
import { firstPicture } from './first-picture.ts';

test.for([orchardHoursTitle, tidewaterAtlasTitle, mothAndMoonTitle])(
  '$id opens with a picture from its reels that would have won nothing',
  (title) => {
    const { reels, stops } = firstPicture(title);
    reels.forEach((column, reel) => {
      const strip = title.reels[reel]!;
      expect(column).toBe((strip + strip).slice(stops[reel], stops[reel]! + title.rows));
      expect(column).not.toContain(title.wild);
    });
    const [first, second] = reels;
    for (const letter of first!) expect(second).not.toContain(letter);
    expect(reels.join('').split(title.scatter).length - 1).toBeLessThan(3);
  },
);
