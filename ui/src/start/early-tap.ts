/**
 * A ref callback that detects whether the visitor toggled a server-rendered input before
 * hydration. The browser shows the input as checked, but React's state is unchecked.
 */
export const earlyTap =
  (checked: boolean, report: () => void) =>
  (box: HTMLInputElement | null): void => {
    if (box !== null && box.checked && !checked) report()
  }
