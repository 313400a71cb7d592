import { pathTo } from '../../../screens.ts'
import { Link } from '../../../ui/link.tsx'
import { Caution, Checklist, FactTable, Figure, PullNumber, Section } from '../article-parts.tsx'
import { FolderScene } from './folder-scene.tsx'
import { PrepaymentScene } from './prepayment-scene.tsx'

export function FeesToFreedom() {
  return (
    <>
      <Section id="fees" title="Fees, and the paper that lists them">
        <p>
          Since October 2024 every lender must hand you a Key Facts Statement before you sign: one page with the rate,
          all charges, and the annual percentage rate that puts them together. Compare loans by that number. What is not
          on the page may not be charged later without your consent.
        </p>
        <FactTable
          caption="What to expect (usual practice, not rules)"
          columns={['Charge', 'When', 'About']}
          rows={[
            ['Processing', 'At application or sanction', '0.25 to 1% of the loan, plus 18% GST'],
            ['Legal and technical', 'For title search and valuation', '₹5,000 to ₹15,000'],
            [
              'Deposit of title deeds',
              'Stamp duty and filing in Maharashtra',
              'A small part of the loan: ask for the sum',
            ],
            ['Central registry', 'Entry of the bank’s charge', 'A few hundred rupees'],
            ['Late payment', 'Each missed EMI', 'A penal charge, no longer penal interest'],
            ['Pre-EMI interest', 'Under construction, until full payment', 'Interest only, on what has been paid out'],
          ]}
        />
      </Section>
      <Section id="documents" title="Documents">
        <p>
          Four bundles are the same at every bank. Scan them once, in this order, and send the same file everywhere.
        </p>
        <Figure picture={<FolderScene />}>You, your income, the property, and your own money.</Figure>
        <Checklist
          items={[
            'You: PAN, proof of address, photographs, for each borrower.',
            'Income: six months of salary slips and two years of Form 16; for a business, three years of returns with accounts.',
            'Property: agreement, chain of deeds with Index II, sanctioned plan, commencement or occupancy certificate, society or builder’s no-objection.',
            'Money: twelve months of statements of every account, and proof of where your own share comes from.',
          ]}
        />
        <p>
          The bank’s lawyer checks the papers for the bank, not for you. Have your own search done; the{' '}
          <Link to={pathTo('homeBuyingGuide')}>home buying guide</Link> lists what it covers.
        </p>
      </Section>
      <Section
        id="prepayment"
        title="Prepayment: the cheapest tool you have"
        beside={
          <PullNumber number="₹8 Lac">
            of interest saved by one extra EMI at the end of each year, in the example of ₹50 Lac at 7.5%.
          </PullNumber>
        }
      >
        <p>
          On a floating-rate home loan to an individual, no lender may charge for prepayment, in part or in full, from
          whatever source. On a fixed rate two to four percent is common: read the contract. Money paid early saves most
          in the first half, when most of the EMI is interest.
        </p>
        <Figure picture={<PrepaymentScene />}>
          ₹50 lakh at 7.5 percent. One extra EMI a year ends the loan three years early.
        </Figure>
        <p>
          Ask that the tenure be shortened, not the EMI. Keep six months of EMIs in the bank first, and pay off dearer
          loans before this one.
        </p>
      </Section>
      <Section id="insurance" title="Insurance: useful, and your choice">
        <p>
          Two kinds are sold with loans. Fire and earthquake cover for the building is cheap and sensible; insure what
          it costs to rebuild, not the land. A life cover that pays the loan if you die protects your family, but no
          bank may make it a condition or insist on its own product. A plain term plan for the same amount is often
          cheaper and stays with you when you change banks.
        </p>
        <Caution>
          A single premium “added to the loan” is lent at the loan’s rate for 20 years: ₹1,00,000 becomes about
          ₹1,93,000.
        </Caution>
      </Section>
      <Section
        id="transfer"
        title="Balance transfer"
        beside={
          <PullNumber number="30 days">
            after the last rupee the lender must return your papers; each day later costs it ₹5,000, paid to you.
          </PullNumber>
        }
      >
        <p>
          Another bank may take over the loan at a lower rate. It pays when the difference is large, the balance high
          and many years are left. With ₹40 lakh and 15 years to go, 7.9 instead of 8.5 percent saves ₹1,394 a month,
          ₹2.5 lakh in total; deduct the new fees and the duty on the new deposit of deeds. Ask your own bank first: a
          switch to its present rate often costs a few thousand rupees and one signature.
        </p>
        <p>
          The order: statement and foreclosure letter from the old bank, sanction by the new one, payment between the
          banks, handover of the papers. Do not extend the tenure on the way, or the saving is gone.
        </p>
      </Section>
      <Section id="checklist" title="Before you sign">
        <Checklist
          items={[
            'Key Facts Statement of two lenders side by side, compared by annual percentage rate.',
            'Benchmark, spread and reset date in writing.',
            'An EMI you could pay for six months without a salary.',
            'No insurance or card you did not ask for.',
            'Prepayment: free, in which steps, and that it shortens the tenure.',
            'For a flat under construction: money goes to the builder only by stage, on your written instruction.',
            'A list of the original papers you hand over, signed by the bank.',
          ]}
        />
      </Section>
    </>
  )
}
