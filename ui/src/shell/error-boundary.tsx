import type { ReactNode } from 'react'
import { Component } from 'react'

interface ErrorBoundaryProps {
  /** What is shown instead of children that threw. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** A class, since React tells nothing else of an error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true })

  override state = { failed: false }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
