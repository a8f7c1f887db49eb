/** More photos of one person would hardly change a result any more. */
export const maxPhotos = 5
