// Types of `toBeVisible` and similar matchers, for every project whose tests import this file.
import type {} from '@testing-library/jest-dom/vitest';

export { renderWithTexts, WithTexts } from './render-with-texts.tsx';
