import type { WrittenSection } from './legal-sections.server.ts'

/** Listings, professionals and money. */
export const termsDeals: WrittenSection[] = [
  {
    id: 'listings',
    title: 'Listings',
    body: (
      <>
        <p>
          Only a person who owns a property, or has the owner’s written authority, may list it, after verifying their
          identity. Photos, area (with its basis: carpet, built-up or super built-up), price and papers must be true and
          current.
        </p>
        <p>
          We review a listing before it goes live and may send it back with reasons. Changes of price and location are
          kept in its history. Duplicates are held for review. A listing is put on hold while a booking is active, and
          closed when the property is sold or rented; its record stays with the deal.
        </p>
        <h3>How results are ordered</h3>
        <p>
          If you choose no order, promoted listings come first, then the most recently confirmed. If you choose newest,
          price or distance, you get that order; at the same price, promoted listings come first. They are marked
          “Featured”, and they are ads.
        </p>
      </>
    ),
  },
  {
    id: 'professionals',
    title: 'Agents, lawyers and evaluators',
    body: (
      <>
        <p>
          They work for you, not for us, under their own licences: agents registered with the real estate authority,
          lawyers enrolled with a Bar Council, valuers registered as the law requires. Agents and evaluators can be
          rated, but only by people they have worked for.
        </p>
        <p>
          Lawyers are shown as a neutral directory. By the rules of their profession they are not rated, ranked or
          promoted here, and nothing on this site is an invitation by a lawyer to hire them.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Prices, payments and refunds',
    body: (
      <>
        <p>
          Our own charges are shown in full, with GST, before you pay, and nothing is added later or ticked for you.
          Every payment has an invoice. Payments go through a payment partner authorised by the Reserve Bank of India.
          Money for a booking is held by the payment partner and released only when the buyer approves, by the terms of
          the deal, or by a decision about a dispute. The fee of a professional is held until you accept the work.
        </p>
        <p>
          A table shows before you pay what is refunded when a booking is cancelled. If a professional declines, you get
          the fee back in full. If you pay twice, or for something that is no longer available, the money is refunded
          automatically. For packages, contacts and promotions you can ask for your money back: we decide by how much
          was used, and tell you why. Refunds go to the account the money came from, in 5 to 7 working days.
        </p>
        <p>
          The law sets further duties, such as tax to be deducted by a buyer, stamp duty and registration. Where we show
          them we say so; paying them is up to you.
        </p>
      </>
    ),
  },
]
