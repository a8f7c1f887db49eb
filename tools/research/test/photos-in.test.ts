import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { photosIn } from '../evaluate/examine/photos-in.js'

const root = mkdtempSync(path.join(tmpdir(), 'kaoiro-links-'))
const within = (...names: ReadonlyArray<string>) => path.join(root, ...names)
afterAll(() => rmSync(root, { recursive: true }))

mkdirSync(within('faces', 'deep'), { recursive: true })
mkdirSync(within('elsewhere', 'inner'), { recursive: true })
for (const file of ['faces/b.jpg', 'faces/deep/a.PNG', 'faces/note.txt', 'elsewhere/inner/c.jpeg'])
  writeFileSync(within(file), '')
symlinkSync('../elsewhere', within('faces', 'linked'))
symlinkSync('../elsewhere/inner/c.jpeg', within('faces', 'd.jpg'))
symlinkSync('../faces', within('elsewhere', 'back'))
symlinkSync('nowhere.jpg', within('faces', 'lost.jpg'))
symlinkSync('itself', within('faces', 'itself'))

describe('photosIn', () => {
  test('follows links to files and folders, and ends in a loop of links', () => {
    expect(photosIn(within('faces')).photos).toEqual([
      'b.jpg',
      'd.jpg',
      'deep/a.PNG',
      'linked/inner/c.jpeg',
    ])
  })

  test('names broken links', () => {
    expect(photosIn(within('faces')).brokenLinks).toEqual(['itself', 'lost.jpg'])
  })

  test('lists the photos of a folder that is a link itself', () => {
    expect(photosIn(within('elsewhere', 'back')).photos).toContain('b.jpg')
  })
})
