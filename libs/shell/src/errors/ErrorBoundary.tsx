import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logError } from './log-error.ts';

export interface ErrorBoundaryProps {
  /** Name of the part of the page, for the log. */
  name: string;
  /** Renders in its place; `reset` renders the part again. */
  fallback: (reset: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

interface Failure {
  error: unknown;
}

/** Keeps an error in one part from breaking the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    logError(error, { part: this.props.name, componentStack: info.componentStack ?? null });
  }

  reset = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(this.reset, failure.error) : this.props.children;
  }
}
