/**
 * For the ref of a box on a page that comes drawn: whether the visitor has tapped it before the script was there. The
 * browser shows it as checked then, and React does not know.
 */
export const earlyTap =
  (checked: boolean, report: () => void) =>
  (box: HTMLInputElement | null): void => {
    if (box !== null && box.checked && !checked) report()
  }
