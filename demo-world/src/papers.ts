import type { PaperKind } from '@properysearch/contract/listings/papers'
import { paperKinds } from '@properysearch/contract/listings/papers'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

/** What the owners handed in: a deed for everything that waits, and for all of the demo's seller a tax receipt too. */
export async function makePapers(db: Db, _now: Date, { storage }: { storage: Storage }): Promise<void> {
  const all = await db.many<{ id: number; title: string; isSellers: boolean; state: string; handedInAt: Date }>(sql`
    select p.id, p.title, u.email = 'seller@demo.in' as is_sellers, p.state::text,
      coalesce(p.verified_at, p.submitted_at) - interval '21 hours' as handed_in_at
    from properties p join users u on u.id = p.owner_id
    where p.state = 'submitted' or (u.email = 'seller@demo.in' and p.state not in ('draft', 'archived')) order by p.id`)
  for (const { id, title, isSellers, state, handedInAt } of all) {
    const kinds: PaperKind[] = isSellers && state !== 'rejected' ? ['index-ii', 'tax-receipt'] : ['index-ii']
    for (const kind of kinds) await makePaper(db, storage, { id, title, kind, handedInAt })
  }
  // What was verified was compared with these.
  await db.run(sql`
    update listing_verifications v set papers =
      (select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'fileName', file_name) order by id)
       from property_papers where property_id = v.property_id)
    where property_id in (select property_id from property_papers)`)
}

async function makePaper(
  db: Db,
  storage: Storage,
  { id, title, kind, handedInAt }: { id: number; title: string; kind: PaperKind; handedInAt: Date },
): Promise<void> {
  const bytes = onePagePdf([paperKinds[kind].name, title, 'A paper of the demo world: it proves nothing.'])
  const key = `papers/demo-${id}-${kind}.pdf`
  await storage.put('private', key, bytes)
  await db.run(sql`
    insert into property_papers (property_id, kind, file_key, file_name, content_type, size_bytes, upload_id, created_at)
    values (${id}, ${kind}, ${key}, ${`${kind}.pdf`}, 'application/pdf', ${bytes.length}, ${`demo-${kind}`}, ${handedInAt})`)
}

/** The smallest PDF that shows a few lines. */
export function onePagePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => line.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&'))
  const page = `BT /F1 16 Tf 60 760 Td 24 TL ${text.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const table = ['0000000000 65535 f ', ...offsets.map((at) => `${at} 00000 n `)].join('\n')
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n${table}\ntrailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
