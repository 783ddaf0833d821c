import { vi } from 'vitest';

// A file begins with time that passes and its own globals, whatever another left.
vi.useRealTimers();
vi.unstubAllGlobals();
