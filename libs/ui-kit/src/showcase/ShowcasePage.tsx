import { Button } from '../actions/Button.tsx';

/** Every component on one page, in every state it has. */
export function ShowcasePage() {
  return <Button>Primary</Button>;
}
