import { defineConfig } from 'vitest/config';
import { shared } from './shared.ts';

/** For projects without components: Node runs their files as they are written, as it does in production. No `vi.mock`. */
export default defineConfig({
  test: {
    ...shared,
    name: 'node',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
