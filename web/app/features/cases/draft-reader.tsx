import { useMemo, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useDraftText } from './cases.queries.ts'
import { type DiffPart, wordDiff } from './word-diff.ts'

/** The text of a version, and what changed since the one before it. */
export default function DraftReader({ documentId }: { documentId: number }) {
  const { data, error, refetch } = useDraftText(documentId)
  const [tab, setTab] = useState('changes')
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64" />
  const { text, before } = data
  if (!before) return <Text>{text}</Text>
  return (
    <Tabs
      label="The draft"
      tabs={[
        { key: 'changes', name: `Changes since version ${before.version}` },
        { key: 'text', name: 'Whole text' },
      ]}
      current={tab}
      onChange={setTab}
    >
      {tab === 'text' ? <Text>{text}</Text> : <Changes before={before.text} after={text} />}
    </Tabs>
  )
}

const paper =
  'max-h-[32rem] max-w-prose overflow-y-auto whitespace-pre-line break-words rounded-control border border-line bg-ground p-4 text-sm'

function Text({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part of the page that scrolls by itself is reached by keyboard
    <div className={paper} tabIndex={0}>
      {children}
    </div>
  )
}

function Changes({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => wordDiff(before, after), [before, after])
  if (parts.every(({ kind }) => kind === 'same')) {
    return <p className="text-soft-ink text-sm">The text is the same as before, word for word.</p>
  }
  const words = (kind: DiffPart['kind']) => countOf(parts, kind)
  return (
    <div className="grid gap-3">
      <p className="figures text-soft-ink text-sm">
        {words('added')} added, {words('removed')} removed. What is underlined is new; what is struck out has gone.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part of the page that scrolls by itself is reached by keyboard */}
      <div className={paper} tabIndex={0}>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two texts never change
          <Shown key={at} part={part} isFirst={at === 0} isLast={at === parts.length - 1} />
        ))}
      </div>
    </div>
  )
}

function countOf(parts: readonly DiffPart[], kind: DiffPart['kind']): string {
  const count = parts
    .filter((part) => part.kind === kind)
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0), 0)
  return count === 1 ? '1 word' : `${count} words`
}

interface ShownProps {
  part: DiffPart
  isFirst: boolean
  isLast: boolean
}

function Shown({ part: { kind, text }, isFirst, isLast }: ShownProps) {
  if (kind === 'added') {
    return <ins className="rounded-sm bg-good-wash text-good underline decoration-2 underline-offset-2">{text}</ins>
  }
  if (kind === 'removed') return <del className="rounded-sm bg-danger-wash text-danger line-through">{text}</del>
  return <span>{shortened(text, { isFirst, isLast })}</span>
}

/** Of a long stretch without changes, the lines beside them. */
function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const lines = text.split('\n')
  const before = isFirst ? 0 : 2
  const after = isLast ? 0 : 2
  const left = lines.length - before - after
  if (left < 4) return text
  const note = `[${left} lines unchanged]`
  return [...lines.slice(0, before), note, ...(after ? lines.slice(-after) : [])].join('\n')
}
