import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import {
  type DemoMessage,
  insertDemoConversation,
} from '@properysearch/server/src/modules/conversations/demo-conversations.sql.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import sharp from 'sharp'
import { onePagePdf } from './papers.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** So many that one has to scroll for a while. */
const longest = 3000

/** What two people say to each other over a year about a flat, again and again. */
const chatter = [
  ['Good morning. Did the society reply?', 'Not yet. The secretary is away until Monday.'],
  ['Is the water timing still 7 to 9 in the evening?', 'Yes, and the tanker comes only in May.'],
  ['Could we see the flat once more on Saturday?', 'Saturday at 11 suits us.'],
  ['The bank asks for the society’s share certificate.', 'I will look it out tonight.'],
  ['My parents liked the balcony most of all.', 'They are welcome at any time.'],
  ['Is the covered parking part of the price?', 'Yes, one covered place. It is in the list.'],
  ['We have the valuation report now.', 'Good. Then the bank should not take long.'],
  ['Has the leak near the kitchen window been mended?', 'Done last week. I will send you a photo.'],
] as const

/** The demo's people talk: about listings, a deal and a hire; one long, one a request, one muted, some unread. */
export async function makeConversations(db: Db, now: Date, { storage }: { storage: Storage }): Promise<void> {
  const [buyer, seller] = [await findUserByEmail(db, 'user@demo.in'), await findUserByEmail(db, 'seller@demo.in')]
  if (!buyer || !seller) throw new Error('The demo world has no buyer or no seller.')
  const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * dayMs + minutes * minuteMs)
  const owned = await db.many<{ id: number }>(sql`
    select id from properties where owner_id = ${seller.id} and state = 'verified' order by id limit 4`)
  const others = await db.many<{ id: number; ownerId: number }>(sql`
    select p.id, p.owner_id from properties p join users u on u.id = p.owner_id
    where u.role = 'user' and p.owner_id not in (${seller.id}, ${buyer.id}) and p.state = 'verified' order by p.id limit 2`)
  const people = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and id not in (${buyer.id}, ${seller.id}) order by id limit 3`)
  const [first, second, third] = owned
  const [stranger, declined, other] = people
  const [elsewhere, unanswered] = others
  if (!first || !second || !third || !stranger || !declined || !other || !elsewhere || !unanswered) {
    throw new Error('The demo world has too few listings to talk about.')
  }
  const ask = (propertyId: number, askerId: number, state: 'request' | 'open' | 'declined') =>
    ({ kind: 'listing', state, propertyId, askerId }) as const

  await insertDemoConversation(db, {
    about: ask(first.id, buyer.id, 'open'),
    messages: await longTalk(storage, { asker: buyer.id, owner: seller.id, ago }),
    unread: { [buyer.id]: 2 },
  })
  await insertDemoConversation(db, {
    about: ask(second.id, stranger.id, 'request'),
    messages: [
      { by: stranger.id, text: 'Namaste. Is the flat still available?', at: ago(1) },
      { by: stranger.id, text: 'We are a family of four and could visit on Sunday morning.', at: ago(1, 3) },
    ],
    unread: { [seller.id]: 2 },
  })
  await insertDemoConversation(db, {
    about: ask(third.id, declined.id, 'declined'),
    messages: [{ by: declined.id, text: 'Take 30 lakh in cash and we close today?', at: ago(12) }],
  })
  await insertDemoConversation(db, {
    about: ask(third.id, other.id, 'open'),
    messages: [
      { by: other.id, text: 'Is the price negotiable?', at: ago(20) },
      { by: seller.id, text: 'A little, for a buyer whose loan is approved.', at: ago(20, 40) },
      { by: other.id, text: 'Send the token to 9822000000@ybl and I will hold it for you', at: ago(2) },
    ],
    unread: { [seller.id]: 1 },
    mutedBy: seller.id,
  })
  await insertDemoConversation(db, {
    about: ask(elsewhere.id, buyer.id, 'open'),
    messages: [
      { by: buyer.id, text: 'When can I see it?', at: ago(4) },
      { by: elsewhere.ownerId, text: 'Any evening after six. Please ring the bell of flat 4.', at: ago(3) },
    ],
    mutedBy: buyer.id,
  })
  await insertDemoConversation(db, {
    about: ask(unanswered.id, buyer.id, 'request'),
    messages: [{ by: buyer.id, text: 'Is this still available?', at: ago(0, -90) }],
    unread: { [unanswered.ownerId]: 1 },
  })
  await talkInDeals(db, ago)
  await talkInHires(db, ago)
}

type Ago = (days: number, minutes?: number) => Date

async function longTalk(
  storage: Storage,
  { asker, owner, ago }: { asker: number; owner: number; ago: Ago },
): Promise<DemoMessage[]> {
  const messages: DemoMessage[] = []
  for (let i = 0; messages.length < longest; i += 1) {
    const [question, answer] = chatter[i % chatter.length] as (typeof chatter)[number]
    const at = 300 - (i * 299) / (longest / 2)
    messages.push({ by: asker, text: question, at: ago(at) }, { by: owner, text: answer, at: ago(at, 20) })
  }
  const picture = await windowPicture()
  const pictureKey = 'messages/demo-window.jpg'
  await storage.put('private', pictureKey, picture)
  const paper = onePagePdf(['Maintenance bill', 'A paper of the demo world: it proves nothing.'])
  const paperKey = 'messages/demo-bill.pdf'
  await storage.put('private', paperKey, paper)
  return [
    ...messages,
    { by: asker, text: 'Could you send a photo of the mended wall, and the last maintenance bill?', at: ago(0.2) },
    {
      by: owner,
      text: null,
      file: {
        fileKey: pictureKey,
        fileName: 'Kitchen window.jpg',
        contentType: 'image/jpeg',
        sizeBytes: picture.length,
        width: 800,
        height: 600,
      },
      at: ago(0.15),
    },
    {
      by: owner,
      text: null,
      file: {
        fileKey: paperKey,
        fileName: 'Maintenance bill.pdf',
        contentType: 'application/pdf',
        sizeBytes: paper.length,
        width: null,
        height: null,
      },
      at: ago(0.15, 1),
    },
  ]
}

/** A wall in the evening, with a window in it. */
async function windowPicture(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#e9ddc8"/>
    <rect y="470" width="800" height="130" fill="#b79d7c"/><rect x="250" y="90" width="300" height="300" fill="#8fb7c9"/>
    <path d="M250 300q75-60 150 0t150-10v100h-300z" fill="#6d8f5e"/><g fill="none" stroke="#6b4f38" stroke-width="14">
    <rect x="250" y="90" width="300" height="300"/><path d="M400 90v300M250 240h300"/></g>
    <rect x="225" y="392" width="350" height="22" fill="#7b5c43"/></svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 82 }).toBuffer()
}

/** Of the newest deal with an agent in it. */
async function talkInDeals(db: Db, ago: Ago): Promise<void> {
  const deals = await db.many<{ id: number; buyerId: number; sellerId: number; agentId: number | null }>(sql`
    select b.id, b.buyer_id, b.seller_id, (select m.agent_id from mandates m join users u on u.id = m.agent_id
      where m.booking_id = b.id and m.state = 'accepted' and u.email = 'agent@demo.in' limit 1) as agent_id
    from bookings b join users buyer on buyer.id = b.buyer_id join users seller on seller.id = b.seller_id
    where b.state in ('booked', 'cleared', 'agreed', 'paying') and (buyer.email = 'user@demo.in' or seller.email = 'seller@demo.in'
      or exists (select from mandates m join users u on u.id = m.agent_id where m.booking_id = b.id and m.state = 'accepted'
        and u.email = 'agent@demo.in'))
    order by b.id limit 4`)
  for (const [i, { id, buyerId, sellerId, agentId }] of deals.entries()) {
    await insertDemoConversation(db, {
      about: { kind: 'deal', state: 'open', bookingId: id },
      messages: [
        { by: buyerId, text: 'The booking amount is paid. What do you need from us next?', at: ago(6 + i) },
        { by: sellerId, text: 'Thank you, it has arrived. Please upload the PAN of both buyers.', at: ago(6 + i, 50) },
        ...(agentId === null
          ? []
          : [
              {
                by: agentId,
                text: 'The registrar has a slot on Thursday at 3. Does that suit both of you?',
                at: ago(1, i),
              },
            ]),
      ],
      unread: { [agentId === null ? buyerId : sellerId]: 1 },
    })
  }
}

/** Of the demo's lawyer and evaluator with their clients. */
async function talkInHires(db: Db, ago: Ago): Promise<void> {
  const hires = await db.many<{ id: number; clientId: number; professionalId: number; kind: string }>(sql`
    select distinct on (h.kind) h.id, h.client_id, h.professional_id, h.kind from hires h join users u on u.id = h.professional_id
    where u.email in ('lawyer@demo.in', 'evaluator@demo.in') and h.state in ('accepted', 'waiting', 'delivered')
    order by h.kind, h.id`)
  for (const { id, clientId, professionalId, kind } of hires) {
    const isLawyer = kind === 'lawyer'
    await insertDemoConversation(db, {
      about: { kind: 'hire', state: 'open', hireId: id },
      messages: [
        { by: clientId, text: 'When can you begin?', at: ago(5) },
        {
          by: professionalId,
          text: isLawyer
            ? 'I have begun with the index at the registrar. I will write when I have thirty years of it.'
            : 'I can look at the flat on Wednesday morning. Will somebody be there?',
          at: ago(4),
        },
        {
          by: clientId,
          text: isLawyer ? 'Thank you. Which papers do you still need?' : 'Yes, my brother will open.',
          at: ago(1),
        },
      ],
      unread: { [professionalId]: 1 },
    })
  }
}
