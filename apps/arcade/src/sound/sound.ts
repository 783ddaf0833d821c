import { storedKeys } from '@croupier/contracts';

/*
 * Creates all sounds from oscillators and noise: no files, no decoding. Silent until the player turns sound on; the
 * choice is stored on the device.
 */
const KEY = storedKeys.sound;

export interface Sound {
  readonly on: () => boolean;
  readonly setOn: (on: boolean) => void;
  readonly hush: (hushed: boolean) => void;
  readonly spin: () => void;
  readonly land: (reel: number) => void;
  readonly scatter: (count: number) => void;
  readonly win: (multiple: number) => void;
  readonly tick: () => void;
  readonly feature: () => void;
  readonly roll: () => void;
  readonly lose: () => void;
}

/** Pentatonic scale: any notes sound well together. */
const SCALE = [0, 2, 4, 7, 9];
const noteOf = (root: number, step: number): number =>
  root * 2 ** (((SCALE[step % SCALE.length] ?? 0) + 12 * Math.floor(step / SCALE.length)) / 12);

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Opens the single output of all sounds, through a limiter. */
function openOutput(): { audio: AudioContext; to: GainNode } {
  const audio = new AudioContext();
  const to = audio.createGain();
  to.gain.value = 0.5;
  to.connect(audio.createDynamicsCompressor()).connect(audio.destination);
  return { audio, to };
}

export function openSound(root = 261.6): Sound {
  let on = stored();
  let hushed = false;
  let open: { audio: AudioContext; to: GainNode } | null = null;

  /** Created on the first sound, which follows a press: browsers allow it only then. */
  const ready = (): { audio: AudioContext; to: GainNode; at: number } | null => {
    if (!on || hushed) return null;
    const { audio, to } = (open ??= openOutput());
    if (audio.state === 'suspended') void audio.resume();
    return { audio, to, at: audio.currentTime };
  };

  const tone = (
    frequency: number,
    delay: number,
    length: number,
    volume: number,
    type: OscillatorType = 'sine',
  ): void => {
    const open = ready();
    if (!open) return;
    const { audio, to, at } = open;
    const voice = audio.createOscillator();
    const gain = audio.createGain();
    voice.type = type;
    voice.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at + delay);
    gain.gain.linearRampToValueAtTime(volume, at + delay + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + delay + length);
    voice.connect(gain).connect(to);
    voice.start(at + delay);
    voice.stop(at + delay + length + 0.02);
  };
  /** Plays a struck bar: the tone and its partials, which fade faster. */
  const bar = (frequency: number, delay: number, volume: number, length = 0.9): void => {
    tone(frequency, delay, length, volume);
    tone(frequency * 2.76, delay, length * 0.4, volume * 0.28);
    tone(frequency * 5.4, delay, length * 0.18, volume * 0.12);
  };
  const rustle = (length: number, from: number, to: number, volume: number): void => {
    const open = ready();
    if (!open) return;
    const { audio, at } = open;
    const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const data = samples.getChannelData(0);
    let state = 1;
    for (let index = 0; index < data.length; index++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
      data[index] = state / 2 ** 31;
    }
    const source = audio.createBufferSource();
    source.buffer = samples;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.9;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + length * 0.2);
    gain.gain.linearRampToValueAtTime(0, at + length);
    source.connect(filter).connect(gain).connect(open.to);
    source.start(at);
  };

  return {
    on: () => on,
    setOn(next) {
      on = next;
      try {
        localStorage.setItem(KEY, next ? 'on' : 'off');
      } catch {
        // Without storage the choice isn't kept.
      }
      if (on) bar(noteOf(root, 4), 0, 0.16);
    },
    hush: (next) => (hushed = next),
    spin: () => rustle(0.5, 320, 1_500, 0.14),
    land(reel) {
      tone(92 - reel * 3, 0, 0.16, 0.5);
      rustle(0.05, 1_900, 700, 0.14);
    },
    scatter: (count) => bar(noteOf(root, 4 + count * 2), 0, 0.3, 1.4),
    win(multiple) {
      const notes = Math.min(14, 3 + Math.floor(Math.log2(1 + multiple) * 2));
      for (let note = 0; note < notes; note++) bar(noteOf(root, 3 + note), note * 0.085, 0.22, 0.7 + note * 0.05);
    },
    tick: () => tone(noteOf(root, 9), 0, 0.05, 0.05, 'triangle'),
    feature() {
      [0, 2, 4, 5, 7].forEach((step, index) => bar(noteOf(root / 2, step + 5), index * 0.14, 0.26, 2.2));
    },
    roll: () => rustle(0.42, 2_400, 500, 0.2),
    lose: () => tone(130, 0, 0.22, 0.14),
  };
}
