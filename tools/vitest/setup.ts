import { vi } from 'vitest';

// Each file starts with real time and its own globals, whatever another file left.
vi.useRealTimers();
vi.unstubAllGlobals();
