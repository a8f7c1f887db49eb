/**
 * A ref callback that detects whether the visitor toggled a server-rendered input before
 * hydration. The browser shows it as checked, but React does not know.
 */
export const earlyTap =
  (checked: boolean, report: () => void) =>
  (box: HTMLInputElement | null): void => {
    if (box !== null && box.checked && !checked) report()
  }
