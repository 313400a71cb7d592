import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { paintCard } from './paint-card.ts'

describe('the card of a shared listing', () => {
  it('says title, price and facts on a sheet of the size that shares show', async () => {
    const svg = paintCard({ title: '2 BHK in Baner', price: '₹85.5 Lac', line: '745 sqft carpet' })
    for (const text of ['2 BHK in Baner', '₹85.5 Lac', '745 sqft carpet']) expect(svg).toContain(`>${text}<`)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it('takes any words: long ones are broken or cut, signs are escaped', async () => {
    const svg = paintCard({
      title: `Villa <b>&</b> ${'very '.repeat(30)}`,
      price: '₹98,75,00,000',
      line: 'x'.repeat(200),
    })
    expect(svg).not.toContain('<b>')
    expect(svg).toContain('&lt;b&gt;&amp;&lt;/b&gt;')
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1200)
  })
})
