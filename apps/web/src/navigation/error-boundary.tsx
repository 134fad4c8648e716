import { Component, type ComponentType, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Names what is drawn. When it changes, the boundary forgets an earlier failure. */
  of: string;
  /** Stands in the place of what broke. */
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

interface Broken {
  of: string;
  by: { error: unknown } | undefined;
}

/** Catches what breaks while it is drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { of: this.props.of, by: undefined };

  static getDerivedStateFromError(error: unknown): Pick<Broken, 'by'> {
    return { by: { error } };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, before: Broken): Broken | null {
    return of === before.of ? null : { of, by: undefined };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const { by } = this.state;
    return by ? <Fallback error={by.error} /> : children;
  }
}
