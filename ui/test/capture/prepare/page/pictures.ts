// Runs in the page: makes photos that are not among the fixtures.

const fixture = async (name: string): Promise<Blob> => (await fetch(`/fixtures/${name}`)).blob()

const painted = (
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
  {
    type = 'image/jpeg',
    colorSpace = 'srgb',
  }: { type?: string; colorSpace?: PredefinedColorSpace } = {},
): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { colorSpace })
  if (context === null) throw new Error('no context')
  paint(context)
  return canvas.convertToBlob({ type, quality: 0.95 })
}

/** Returns a portrait that is drawn with a filter. */
const degraded = async (filter: string, scale = 1): Promise<Blob> => {
  const portrait = await createImageBitmap(await fixture('portraits/spring-woman.jpg'))
  const [width, height] = [portrait.width * scale, portrait.height * scale]
  return painted(width, height, (context) => {
    context.filter = filter
    context.drawImage(portrait, 0, 0, width, height)
  })
}

/** Fills the picture with coloured squares, so that the tests detect a shift or a wrong rotation. */
const squares = (context: OffscreenCanvasRenderingContext2D) => {
  const { width, height } = context.canvas
  const side = width / 20
  for (let at = 0; at < 400; at++) {
    context.fillStyle = `hsl(${at} 60% ${30 + (at % 5) * 10}%)`
    context.fillRect((at % 20) * side, (Math.floor(at / 20) * height) / 20, side, height / 20)
  }
}

const made: Record<string, () => Promise<Blob>> = {
  '48 megapixels': () => painted(8000, 6000, squares),
  'of a width that no eighth divides': () => painted(2999, 1777, squares),
  small: () => painted(300, 400, squares),
  'very long': () => painted(3000, 600, squares),
  'of a wide gamut': () =>
    painted(
      1600,
      1200,
      (context) => {
        context.fillStyle = 'color(display-p3 0.9 0.3 0.2)'
        context.fillRect(0, 0, 1600, 1200)
        context.fillStyle = 'color(display-p3 0.85 0.66 0.55)'
        context.fillRect(200, 200, 800, 800)
      },
      { colorSpace: 'display-p3' },
    ),
  'half transparent PNG': () =>
    painted(400, 300, (context) => context.fillRect(0, 0, 200, 300), { type: 'image/png' }),
  'without its end marker': async () => {
    const landscape = await fixture('photos/landscape.jpg')
    return landscape.slice(0, landscape.size - 2)
  },
  'PNG that is cut off': async () => {
    const portrait = await fixture('photos/portrait.png')
    return portrait.slice(0, portrait.size - 5000)
  },
  clean: () => degraded('none'),
  'too dark': () => degraded('brightness(0.2)'),
  'too small': () => degraded('none', 0.3),
}

/** Returns a photo of `made` by its name, or a fixture by its path. */
export const photoOf = (name: string): Promise<Blob> => made[name]?.() ?? fixture(name)
