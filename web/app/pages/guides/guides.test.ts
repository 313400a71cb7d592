import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { largestLoanFor } from '../../features/calculators/affordability.ts'
import { totalInterestPaise, yearlyAmortisation } from '../../features/calculators/amortisation.ts'
import { loanForInstalment, monthlyInstalment } from '../../features/calculators/emi.ts'
import { purchaseCost } from '../../features/calculators/purchase-cost.ts'
import * as rates from '../../features/calculators/rates.ts'
import { guideMeta } from '../../features/guides/guide-meta.ts'
import { type GuideKey, guides, guidesCheckedOn } from '../../features/guides/guides.ts'
import { HomeBuyingArticle } from '../../features/guides/home-buying/home-buying-article.tsx'
import { HomeDesignArticle } from '../../features/guides/home-design/home-design-article.tsx'
import { HomeLoanArticle } from '../../features/guides/home-loan/home-loan-article.tsx'
import { PropertyEvaluationArticle } from '../../features/guides/property-evaluation/property-evaluation-article.tsx'
import { leadsSomewhere } from '../../screens.ts'

const articles: Record<GuideKey, ReactElement> = {
  buying: createElement(HomeBuyingArticle, { stampDutyCalculator: null }),
  design: createElement(HomeDesignArticle),
  loan: createElement(HomeLoanArticle, { affordabilityCalculator: null, emiCalculator: null }),
  evaluation: createElement(PropertyEvaluationArticle, { capitalGainsCalculator: null }),
}

function htmlOf(key: GuideKey): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, articles[key]))
}

/** All that is to be read, without the contents lists and what follows the article. */
function textOf(key: GuideKey, html = htmlOf(key)): string {
  return html
    .replace(/<nav[\s\S]*?<\/nav>/g, ' ')
    .replace(/<h2 class="mb-3 text-xl">[\s\S]*/, ' ')
    .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

describe.each(Object.keys(guides) as GuideKey[])('the %s guide', (key) => {
  const html = htmlOf(key)

  test('has 1,200 to 1,800 words of running text, and is read in the minutes it says', () => {
    const running = html.replace(/<(figcaption|table|footer)[\s\S]*?<\/\1>/g, ' ')
    const wordsIn = (text: string) => text.trim().split(' ').length
    expect(wordsIn(textOf(key, running))).toBeGreaterThanOrEqual(1200)
    expect(wordsIn(textOf(key, running))).toBeLessThanOrEqual(1800)
    expect(guides[key].minutes).toBe(Math.round(wordsIn(textOf(key)) / 200))
  })

  test('lists its own headings, in order, twice: beside the text, and folded on a phone', () => {
    const ids = matches(html, /<h2 id="([^"]+)"/g)
    expect(matches(html, /<a href="#([^"]+)"/g)).toEqual([...ids, ...ids])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('links only to screens that exist', () => {
    const paths = matches(html, /<a [^>]*href="(\/[^"]*)"/g)
    expect(paths.length).toBeGreaterThanOrEqual(5)
    expect(paths.filter((path) => !leadsSomewhere(path))).toEqual([])
  })

  test('has a picture on every screen, each described in words', () => {
    const scenes = matches(html, /(<svg[^>]*class="scene[^>]*>)/g)
    expect(scenes.length).toBeGreaterThanOrEqual(6)
    for (const scene of scenes) expect(scene).toMatch(/role="img" aria-label="[^"]{40,}"/)
  })

  test('says when it was checked, from which sources, and that it is not advice', () => {
    expect(html).toContain(`<time dateTime="${guidesCheckedOn}">15\u00a0Nov\u00a02026</time>`)
    expect(html).toContain('Sources: ')
    expect(html).toContain('not legal or tax advice')
  })

  test('tells search engines its title, address and date', () => {
    const meta = guideMeta(key, [{ id: 'root', loaderData: { siteUrl: 'https://properysearch.example' } }])
    const canonical = meta.find((descriptor) => 'rel' in descriptor && descriptor.rel === 'canonical')
    expect(canonical).toMatchObject({
      href: expect.stringMatching(/^https:\/\/properysearch\.example\/home\/\w+-guidance$/),
    })
    const summary = meta.find((descriptor) => 'name' in descriptor && descriptor.name === 'description')
    expect(summary).toMatchObject({ content: expect.stringMatching(/^.{80,160}$/) })
    const article = meta.find((descriptor) => 'script:ld+json' in descriptor)
    expect(article).toMatchObject({
      'script:ld+json': {
        '@type': 'Article',
        headline: guides[key].title,
        mainEntityOfPage: (canonical as { href: string }).href,
        dateModified: guidesCheckedOn,
      },
    })
    expect(meta.filter((descriptor) => 'property' in descriptor && descriptor.property === 'og:type')).toEqual([
      { property: 'og:type', content: 'article' },
    ])
  })
})

// Figures in the texts are written out. When a rate changes, these name the sentence to rewrite.
describe('the figures in the guides agree with the calculators', () => {
  const flat = purchaseCost({
    agreementRupees: 80_00_000,
    readyReckonerRupees: 0,
    place: 'pmc',
    buyers: 'men',
    isHome: true,
    isUnderConstruction: false,
    carpetSqm: 69.2,
  })
  const inLakh = (rupees: number) => `₹${Number((rupees / 1_00_000).toFixed(1))}`

  test('the ₹80 lakh flat of the buying guide', () => {
    const text = textOf('buying')
    const loan = largestLoanFor(80_00_000)
    expect(text).toContain(`The bank may lend ${inLakh(loan)} lakh`)
    expect(text).toContain(`stamp duty of ${formatRupees(flat.dutyRupees)}`)
    expect(text).toContain(`registration of ${formatRupees(flat.registrationRupees)}`)
    expect(text).toContain(`${inLakh(flat.totalRupees - loan)} lakh from your savings`)
    expect(text).toContain(`pays ${formatRupees((80_00_000 * rates.womenOnlyReductionPercent) / 100)} less`)
    expect(text).toContain(`it is ${rates.stampDutyRates.pmc.percent} percent`)
    expect(text).toContain(`reaches ${inLakh(rates.tdsOnPurchase.fromRupees)} lakh`)
    expect(textOf('loan')).toContain(
      `${formatPrice(flat.dutyRupees + flat.registrationRupees)} of duty and registration`,
    )
  })

  test('the ₹50 lakh loan of the loan guide', () => {
    const text = textOf('loan')
    const loan = { loanRupees: 50_00_000, annualRatePercent: 7.5, years: 20 }
    const emi = monthlyInstalment(loan)
    const years = yearlyAmortisation(loan)
    const firstInterest = (50_00_000 * 7.5) / 1200
    expect(text).toContain(`the EMI is ${formatRupees(emi)}`)
    expect(text).toContain(`${formatRupees(firstInterest)} is interest and only ${formatRupees(emi - firstInterest)}`)
    expect(text).toContain(`you still owe ${inLakh((years[4]?.balancePaise ?? 0) / 100)} lakh`)
    for (const tenure of [15, 20, 25, 30]) {
      const other = { ...loan, years: tenure }
      const interest = totalInterestPaise(yearlyAmortisation(other)) / 100
      expect(text).toContain(`${tenure} years ${formatRupees(monthlyInstalment(other))} ${inLakh(interest)} Lac`)
    }
    const dearer = monthlyInstalment({ ...loan, annualRatePercent: 8.5 })
    expect(text).toContain(`an EMI of ${formatRupees(dearer)} at 8.5% instead of ${formatRupees(emi)}`)
  })

  test('in the eleventh year an instalment is half interest, half principal', () => {
    const emi = monthlyInstalment({ loanRupees: 50_00_000, annualRatePercent: 7.5, years: 20 })
    let [owed, month] = [50_00_000, 1]
    while ((owed * 7.5) / 1200 > emi / 2) {
      owed -= emi - (owed * 7.5) / 1200
      month += 1
    }
    expect(Math.ceil(month / 12)).toBe(11)
  })

  test('one extra instalment a year ends the loan after 17 years and saves ₹8 lakh', () => {
    const emi = monthlyInstalment({ loanRupees: 50_00_000, annualRatePercent: 7.5, years: 20 })
    let [owed, interest, months] = [50_00_000, 0, 0]
    while (owed > 0.01) {
      const due = (owed * 7.5) / 1200
      interest += due
      owed -= Math.min(owed, emi - due)
      months += 1
      if (months % 12 === 0) owed -= Math.min(owed, emi)
    }
    expect(months).toBe(17 * 12)
    expect(inLakh(emi * 240 - 50_00_000 - interest)).toBe('₹8')
    expect(htmlOf('loan')).toContain('One EMI extra: 17 years')
  })

  test('half of ₹1,50,000 supports a loan of ₹93 lakh, and changing banks saves what the guide says', () => {
    const text = textOf('loan')
    expect(text).toContain(`about ₹${Math.floor(loanForInstalment(75_000, 7.5, 20) / 1_00_000)} lakh over 20 years`)
    const monthly = (annualRatePercent: number) =>
      monthlyInstalment({ loanRupees: 40_00_000, annualRatePercent, years: 15 })
    const saved = monthly(8.5) - monthly(7.9)
    expect(text).toContain(`saves ${formatRupees(saved)} a month, ${inLakh(saved * 180)} lakh in total`)
  })

  test('the caps on loans are the Reserve Bank’s', () => {
    const [small, middle, large] = rates.loanToValueCaps
    const text = `${small?.percent} percent for loans up to ₹30 lakh, ${middle?.percent} percent above that up to ₹75 lakh, ${large?.percent} percent beyond`
    expect(textOf('buying')).toContain(text)
    expect([small?.loanUpToRupees, middle?.loanUpToRupees]).toEqual([30_00_000, 75_00_000])
  })

  test('capital gains in the evaluation guide', () => {
    const { plainPercent, indexedPercent, cessPercent, longTermAfterMonths } = rates.capitalGainsLaw
    const text = textOf('evaluation')
    expect(text).toContain(`more than ${longTermAfterMonths} months, a home is taxed at ${plainPercent} percent`)
    expect(text).toContain(`never pays more than ${indexedPercent} percent`)
    expect(text).toContain(`Cess of ${cessPercent} percent`)
  })

  test('the three sales of the evaluation guide', () => {
    const sales = [
      [88_00_000, 760, 1.02],
      [86_40_000, 720, 0.95],
      [90_85_000, 790, 1.03],
    ] as const
    const text = textOf('evaluation')
    const adjusted = sales.map(([price, sqft, factor]) => (price / sqft) * factor)
    const shown = (rupees: number) => formatRupees(rupees).slice(1)
    for (const [at, [price, sqft]] of sales.entries()) {
      expect(text).toContain(` ${shown(price / sqft)} `)
      expect(text).toContain(` ${shown(adjusted[at] ?? 0)} `)
    }
    const mean = adjusted.reduce((sum, price) => sum + price, 0) / 3
    expect(text).toContain(`${formatRupees(mean)} per carpet sqft`)
    expect(Math.round((mean * 745) / 1_00_000)).toBe(87)
  })

  test('the fit-out of the design guide', () => {
    expect(textOf('design')).toContain(`${inLakh(745 * 1400)} to ${inLakh(745 * 2200)} Lac`)
  })
})
