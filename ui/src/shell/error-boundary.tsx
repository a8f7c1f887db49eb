import type { ReactNode } from 'react'
import { Component } from 'react'

interface ErrorBoundaryProps {
  /** Replaces children that threw. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** React reports errors to class components only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true })

  override state = { failed: false }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
