/** A line drawing on a button. The button's label says what it does. */
export const Icon = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
