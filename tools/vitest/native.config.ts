import { defineConfig } from 'vitest/config';
import { shared } from './shared.ts';

/** Configuration of projects without components: Node runs their files unchanged, as in production. No `vi.mock`. */
export default defineConfig({
  test: {
    ...shared,
    name: 'node',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
