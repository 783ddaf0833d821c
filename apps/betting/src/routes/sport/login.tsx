import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/sport/login')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/sport/login"!</div>;
}
