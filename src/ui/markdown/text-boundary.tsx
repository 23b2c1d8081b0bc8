import { Component, type ReactNode } from 'react';

interface TextBoundaryProps {
  /** The text as it was written. */
  plain: ReactNode;
  children: ReactNode;
}

/** Shows a text as it was written when its formatted form cannot be shown: one text must not take a list of them along. */
export class TextBoundary extends Component<TextBoundaryProps, { isBroken: boolean }> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? this.props.plain : this.props.children;
  }
}
