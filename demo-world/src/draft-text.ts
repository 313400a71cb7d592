/** What a draft of the demo world is about. */
export interface DraftOf {
  seller: string
  buyer: string
  property: string
  price: string
}

/** Three versions of one agreement for sale, as a lawyer writes them; each changes what was spoken about. */
export function draftText({ seller, buyer, property, price }: DraftOf, version: number): string {
  const isLater = version > 1
  const isLast = version > 2
  return [
    'AGREEMENT FOR SALE (DRAFT)',
    'A draft of the demo world. It has no legal effect.',
    '',
    `This Agreement is made at Pune between ${seller}, hereinafter called the Vendor, and ${buyer}, hereinafter called the Purchaser.`,
    '',
    'WHEREAS',
    `A. The Vendor is the owner of ${property}, together with the shares in the co-operative housing society that go with it, hereinafter called the Flat.`,
    'B. The Vendor holds the Flat by an agreement registered with the Sub-Registrar, and has produced Index II and the share certificate.',
    isLater
      ? 'C. A loan of the Vendor is secured on the Flat. The lender has stated in writing the amount for which it will release its charge.'
      : 'C. The Vendor states that the Flat is free of encumbrances.',
    '',
    'NOW IT IS AGREED AS FOLLOWS',
    `1. The Vendor sells and the Purchaser buys the Flat for ${price}, subject to the deduction of tax at source under section 393 of the Income-tax Act, 2025.`,
    isLater
      ? '2. The Purchaser pays ten per cent on the execution of this Agreement, so much directly to the lender of the Vendor as releases its charge, and the balance within sixty days of it.'
      : '2. The Purchaser pays ten per cent on the execution of this Agreement and the balance within ninety days of it.',
    '3. The Vendor makes out a clear and marketable title. Papers that the search finds missing are produced within twenty-one days.',
    `4. Possession is given on payment of the balance${isLast ? ', and not later than 30 June 2027' : ''}, with all keys, and with everything that is fitted to the walls.`,
    isLast
      ? '5. Stamp duty and registration fee are borne by the Purchaser, the transfer charges of the society by both in equal shares.'
      : '5. Stamp duty, registration fee and the transfer charges of the society are borne by the Purchaser.',
    '6. Property tax, maintenance and all bills are paid by the Vendor up to the day of possession, and by the Purchaser from then on.',
    ...(isLater
      ? [
          '7. If the lender does not release its charge within thirty days, the Purchaser may cancel and is paid back in full.',
        ]
      : []),
    `${isLater ? 8 : 7}. This Agreement is stamped, and registered within four months of its execution.`,
  ].join('\n')
}
