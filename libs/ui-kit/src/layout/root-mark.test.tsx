import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRootMark } from './useRootMark.ts';

function Bar({ on = true }: { on?: boolean }) {
  useRootMark('bar', on);
  return null;
}

test('the document is marked while any part that asks for it is shown', () => {
  const marked = () => document.documentElement.hasAttribute('data-bar');
  const one = render(<Bar />);
  const other = render(<Bar />);
  one.unmount();
  expect(marked()).toBe(true);
  other.rerender(<Bar on={false} />);
  expect(marked()).toBe(false);
  other.rerender(<Bar />);
  expect(marked()).toBe(true);
  other.unmount();
  expect(marked()).toBe(false);
});
