import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNearEnd } from './useNearEnd.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function List({ reach }: { reach: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(end, reach, true);
  return <div ref={end} />;
}

// shows: error:pagination-listener
test('a listener of pages that is no function is a mistake of the code, and says so at once', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<List reach={'next' as never} />)).toThrow(
    new TypeError('The listener of pages has to be a function.'),
  );
});

// shows: constant:infinite-scroll
test('it is told 500 px before the end, and only of coming near', () => {
  const observed: { margin: string | undefined; tell: (entries: { isIntersecting: boolean }[]) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string }) {
        observed.push({ margin: rootMargin, tell });
      }
      observe() {}
      disconnect() {}
    },
  );
  const reach = vi.fn();
  render(<List reach={reach} />);
  expect(observed[0]?.margin).toBe('500px 0px');
  observed[0]!.tell([{ isIntersecting: false }]);
  expect(reach).not.toHaveBeenCalled();
  observed[0]!.tell([{ isIntersecting: true }]);
  expect(reach).toHaveBeenCalledOnce();
});
