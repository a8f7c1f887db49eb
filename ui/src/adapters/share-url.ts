export interface ShareContent {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** `dismissed`: the visitor closed the share sheet without sharing. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed'

/** Opens the share sheet, or copies the URL if the sheet is missing or does not open. */
export async function shareUrl(content: ShareContent): Promise<ShareOutcome> {
  const outcome = await openShareSheet(content)
  return outcome === 'failed' ? copy(content.url) : outcome
}

/** Whether a share sheet seems to be open. Some browsers never report its end. */
let isOpen = false

/** Opens the share sheet. Fails if it is missing, does not open, or seems to be open: a visitor who presses again does not see it. */
export async function openShareSheet(data: ShareData): Promise<Exclude<ShareOutcome, 'copied'>> {
  if (isOpen || typeof navigator.share !== 'function') return 'failed'
  isOpen = true
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed'
  } finally {
    isOpen = false
  }
}

const copy = async (text: string): Promise<ShareOutcome> =>
  (await copyText(text)) ? 'copied' : 'failed'

/** Copies text to the clipboard; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https the clipboard API is missing, but a selection can be copied.
    return copySelected(text)
  }
}

const copySelected = (text: string): boolean => {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Elements outside an open dialog cannot be selected.
  const parent = document.querySelector('dialog[open]') ?? document.body
  parent.append(field)
  field.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies without https
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
