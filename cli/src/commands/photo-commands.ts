/**
 * The commands that prepare photos, which are those with --image-engine. Apart from their declarations,
 * because the thread that prepares photos is started before those are loaded.
 */
export const photoCommands: ReadonlyArray<string> = ['diagnose', 'check']
