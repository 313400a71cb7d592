import type { ReactNode } from 'react'
import { Caution, Checklist, Figure, PullNumber, Section } from '../article-parts.tsx'
import { PaymentScene, paymentStages } from './payment-scene.tsx'
import { RegistrationScene } from './registration-scene.tsx'

export function SignAndMoveIn({ stampDutyCalculator }: { stampDutyCalculator: ReactNode }) {
  return (
    <>
      <Section
        id="agreement"
        title="From token to agreement"
        beside={
          <PullNumber number="4 months">
            from signing is the time to register an agreement, with its duty paid.
          </PullNumber>
        }
      >
        <p>
          A resale begins with a token, by custom ₹1 lakh or one percent, paid by cheque or transfer against a receipt
          that names the flat, the price, the date until which the price holds, and what happens to the token if the
          title is not clear or the loan is refused. Title check, agreement, loan, balance, sale deed and keys follow in
          that order.
        </p>
        <p>
          A new flat is paid as it is built. The model agreement under RERA limits how much may have been demanded by
          each stage; a schedule that runs ahead of it is a reason to ask questions.
        </p>
        <Figure picture={<PaymentScene />} legend={paymentStages.map(([stage, percent]) => `${stage}: ${percent}%`)}>
          The most that may have been demanded by each stage, as a percentage of the price.
        </Figure>
        <p>
          Before you sign, find these in the text: the carpet area in sqm, the parking slot, the date of possession and
          the interest for delay, the list of fittings, what the maintenance deposit covers, and who forms the society.
        </p>
        <Caution>
          Never pay ₹20,000 or more in cash as an advance for property: the law forbids the seller to take it, and you
          will have no proof of payment.
        </Caution>
      </Section>
      <Section id="duty" title="Stamp duty, registration and TDS" isWide>
        <div className="article-text">
          <p>
            Duty is charged on the higher of your price and the Ready Reckoner value, the state’s own. In Pune and
            Pimpri-Chinchwad it is 7 percent: 5 for the state, 1 for the corporation, 1 for the metro. Women buying
            alone or with other women pay 6 for a home. The order does not cover a man and a woman together, though some
            pages print 6.5. Registration is 1 percent, at most ₹30,000.
          </p>
          <p>
            When price or stamp value reaches ₹50 lakh, counting all buyers and sellers together, hold back 1 percent of
            the higher of the two from what you pay the seller and pay it to the tax department with Form 141 (it was
            26QB) within 30 days after the end of the month. It comes out of the price; it is not extra. Give the seller
            the certificate, Form 132 (16B). If the seller lives abroad a higher rate applies: ask first.
          </p>
        </div>
        <div className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6">{stampDutyCalculator}</div>
      </Section>
      <Section id="registration" title="Registration day and possession">
        <p>
          Buyers, sellers and two witnesses meet at the sub-registrar’s office; some new projects register online.
          Everyone is photographed and gives a thumbprint. You get back a scanned copy of the deed and the new Index II:
          check every spelling, area and number before you leave.
        </p>
        <Figure picture={<RegistrationScene />}>
          Take the originals, PAN cards, an identity card with address, photographs, and the receipts for duty and fee.
        </Figure>
        <p>
          Take possession only with the occupancy certificate in hand. Walk through with a list of defects, have it
          signed with dates for repair, note the meter readings, and get a possession letter with the number of keys.
        </p>
      </Section>
      <Section
        id="afterwards"
        title="Afterwards: society, tax, electricity"
        beside={
          <PullNumber number="₹25,000">
            is the most a society in a corporation area may ask as a transfer premium.
          </PullNumber>
        }
      >
        <p>The flat is yours when the records say so. In the first two months:</p>
        <Checklist
          items={[
            'Apply to the society for transfer of the shares; you become a member, and the certificate gets your name.',
            'Change the name on the property tax bill at the corporation, and on electricity, water and gas.',
            'Keep the original papers with the bank or in a locker, and a scan where you will find it in ten years.',
            'Insure the building and what is in it; the land needs no insurance.',
            'New flat: for five years from possession, report every defect to the builder in writing.',
          ]}
        />
      </Section>
    </>
  )
}
