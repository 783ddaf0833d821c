import { vi } from 'vitest';

// A file begins with time that passes, whatever another left.
vi.useRealTimers();
