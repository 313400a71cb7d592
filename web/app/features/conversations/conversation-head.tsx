import type { Conversation, Message } from '@properysearch/contract/conversations/calls'
import { ArrowLeft, Ban, Bell, BellOff, CalendarPlus, EllipsisVertical, Flag } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Popover } from '../../ui/popover.tsx'
import { toast } from '../../ui/toast.tsx'
import { aboutOf, meetingPathOf, namesOf, rolesOf } from './conversation-words.ts'
import { usePress } from './conversations.queries.ts'

const ReportMessages = lazy(() => import('./report-messages.tsx'))

interface HeadProps {
  conversation: Conversation
  /** What is on the screen: some of it may be shown to our team. */
  messages: readonly Message[]
  onBack: () => void
}

/** With whom, about what, and what one can do about the conversation itself. */
export function ConversationHead({ conversation, messages, onBack }: HeadProps) {
  const { id, title, isMuted, closed, mayBlock } = conversation
  const [open, setOpen] = useState<'block' | 'report' | null>(null)
  const mute = usePress(api.conversations.mute)
  const block = usePress(api.conversations.block)
  const about = aboutOf(conversation)
  const meeting = meetingPathOf(conversation)
  const names = namesOf(conversation)
  const isBlocked = closed === 'blocked-by-me'
  const options = (done: string) => ({
    onSuccess: () => {
      toast.success(done)
      setOpen(null)
    },
    onError: (error: unknown) => toast.error(messageOf(error)),
  })
  return (
    <header className="flex items-center gap-3 border-line border-b bg-card px-2 py-2 sm:px-4">
      <button
        type="button"
        aria-label="Back to the conversations"
        onClick={onBack}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </button>
      <Avatar name={names} className="size-10 text-sm max-[20rem]:hidden" />
      <div className="min-w-0 flex-1 overflow-x-clip">
        <h2 className="truncate text-base">
          {names} <span className="font-normal text-soft-ink text-sm">· {rolesOf(conversation)}</span>
        </h2>
        <p className="flex min-w-0 items-center gap-x-3 text-sm max-[20rem]:flex-wrap">
          <span className="truncate text-soft-ink">{title}</span>
          {about ? (
            <Link
              to={about.to}
              className="min-w-0 shrink-0 py-1 text-leaf underline underline-offset-2 max-[20rem]:shrink"
            >
              {about.label}
            </Link>
          ) : null}
        </p>
      </div>
      <Popover
        label="More about this conversation"
        buttonClassName="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        button={<EllipsisVertical aria-hidden className="size-5" />}
        className="w-64 p-2"
      >
        {(close) => (
          <ul>
            {meeting ? (
              <li>
                <Link to={meeting} onClick={close} className={entryClass}>
                  <CalendarPlus aria-hidden className="size-4.5" />
                  Propose a meeting
                </Link>
              </li>
            ) : null}
            <Entry
              icon={isMuted ? <Bell aria-hidden className="size-4.5" /> : <BellOff aria-hidden className="size-4.5" />}
              onPress={() => {
                close()
                mute.mutate(
                  { id, isMuted: !isMuted },
                  options(
                    isMuted
                      ? 'You will be told of new messages again.'
                      : 'Muted: you will not be told of new messages.',
                  ),
                )
              }}
            >
              {isMuted ? 'Unmute' : 'Mute'}
            </Entry>
            {mayBlock ? (
              <Entry
                icon={<Ban aria-hidden className="size-4.5" />}
                onPress={() => {
                  close()
                  if (isBlocked) block.mutate({ id, isBlocked: false }, options('Unblocked.'))
                  else setOpen('block')
                }}
              >
                {isBlocked ? 'Unblock' : 'Block'}
              </Entry>
            ) : null}
            <Entry
              icon={<Flag aria-hidden className="size-4.5" />}
              onPress={() => {
                close()
                setOpen('report')
              }}
            >
              Report
            </Entry>
          </ul>
        )}
      </Popover>
      <ConfirmDialog
        isOpen={open === 'block'}
        title={`Block ${names}?`}
        action="Block"
        isBusy={block.isPending}
        onConfirm={() => block.mutate({ id, isBlocked: true }, options('Blocked. You can unblock them at any time.'))}
        onClose={() => setOpen(null)}
      >
        You can no longer write to each other about a listing, and they can no longer see your phone number if they had
        it. They are not told. Deals and hires go on.
      </ConfirmDialog>
      {open === 'report' ? (
        <Suspense>
          <ReportMessages conversation={conversation} messages={messages} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </header>
  )
}

const entryClass = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm hover:bg-sunken'

function Entry({ icon, children, onPress }: { icon: ReactNode; children: ReactNode; onPress: () => void }) {
  return (
    <li>
      <button type="button" onClick={onPress} className={entryClass}>
        {icon}
        {children}
      </button>
    </li>
  )
}
