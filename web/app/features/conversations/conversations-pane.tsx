import { type ConversationList, conversationLists } from '@properysearch/contract/conversations/facts'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { useNow } from '../../lib/use-now.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ConversationItem } from './conversation-item.tsx'
import { useConversations, useCounts } from './conversations.queries.ts'
import { FoundMessages } from './found-messages.tsx'
import type { Unsent } from './outbox.ts'

interface PaneProps {
  openId: number
  unsent: readonly Unsent[]
  className?: string
}

/** All conversations: inbox, requests, what was declined; and the search through them. */
export function ConversationsPane({ openId, unsent, className }: PaneProps) {
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const list = listIn(query)
  const counts = useCounts()
  const tabs = (Object.keys(conversationLists) as ConversationList[])
    .filter((key) => key !== 'declined' || list === 'declined' || (counts?.declined ?? 0) > 0)
    .map((key) => ({ key, name: nameOf(key, counts) }))
  const choose = (key: string) => setQuery(key === 'inbox' ? {} : { list: key })
  return (
    <section
      aria-label="Conversations"
      className={classNames('grid min-h-0 grid-rows-[auto_minmax(0,1fr)] border-line border-e bg-card', className)}
    >
      <header className="grid gap-3 px-4 pt-4">
        <h2 className="text-xl">Messages</h2>
        <div className="relative">
          <Search aria-hidden className="pointer-events-none absolute start-3 top-3 size-5 text-soft-ink" />
          <input
            type="search"
            aria-label="Search your messages"
            placeholder="Search your messages"
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={100}
            autoComplete="off"
            className="min-h-11 w-full rounded-control border border-edge bg-card ps-10 pe-11 text-ink [&::-webkit-search-cancel-button]:hidden"
          />
          {text ? (
            <button
              type="button"
              aria-label="Clear the search"
              onClick={() => setText('')}
              className="absolute end-0 top-0 grid size-11 place-items-center rounded-control hover:bg-sunken"
            >
              <X aria-hidden className="size-5" />
            </button>
          ) : null}
        </div>
      </header>
      {wanted.length >= 2 ? (
        <div className="overflow-y-auto p-2">
          <FoundMessages text={wanted} />
        </div>
      ) : (
        <div className="min-h-0 overflow-y-auto px-2 pt-1">
          <Tabs label="Conversations" tabs={tabs} current={list} onChange={choose}>
            <List list={list} openId={openId} unsent={unsent} />
          </Tabs>
        </div>
      )}
    </section>
  )
}

function listIn(query: URLSearchParams): ConversationList {
  const list = query.get('list') ?? ''
  return list in conversationLists ? (list as ConversationList) : 'inbox'
}

function nameOf(key: ConversationList, counts: ReturnType<typeof useCounts>): string {
  const count = key === 'inbox' ? counts?.unread : key === 'requests' ? counts?.requests : 0
  return count ? `${conversationLists[key]} (${count})` : conversationLists[key]
}

function List({ list, openId, unsent }: { list: ConversationList; openId: number; unsent: readonly Unsent[] }) {
  const [page, setPage] = usePageNumber()
  const { data, error, refetch, isPlaceholderData } = useConversations(list, page)
  const now = useNow()
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className="grid gap-3 p-2" role="status" aria-label="Loading your conversations">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-16" />
        ))}
      </div>
    )
  }
  if (data.total === 0) return <Empty list={list} />
  return (
    <>
      <ul aria-busy={isPlaceholderData} onKeyDown={moveByKey} className="-mt-3 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {data.data.map((conversation) => (
          <li key={conversation.id}>
            <ConversationItem
              conversation={conversation}
              list={list}
              isOpen={conversation.id === openId}
              hasUnsent={unsent.some((one) => one.conversationId === conversation.id)}
              now={now}
            />
          </li>
        ))}
      </ul>
      <div className="px-2 pb-4">
        <Pager {...data} onPage={setPage} />
      </div>
    </>
  )
}

/** The arrow keys, Home and End move from one conversation to the next; Enter opens it, as it does any link. */
function moveByKey(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  links[Math.min(Math.max(to, 0), links.length - 1)]?.focus()
}

function Empty({ list }: { list: ConversationList }) {
  if (list === 'inbox') {
    return (
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-44 rounded-card" />}
        title="No messages yet"
        action={<ButtonLink to={pathTo('propertyList')}>Search properties</ButtonLink>}
      >
        Open a listing and choose “Ask the owner”. Conversations about your deals and hires appear here too.
      </EmptyState>
    )
  }
  return (
    <p className="px-3 py-6 text-soft-ink text-sm">
      {list === 'requests'
        ? 'When somebody you do not know asks about a listing of yours, their first messages wait here. You decide whether to answer. They do not see whether you have read them.'
        : 'Requests that you declined are kept here. You can still accept them.'}
    </p>
  )
}
