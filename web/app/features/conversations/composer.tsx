import type { Conversation } from '@properysearch/contract/conversations/calls'
import { cautionsIn, cautionWords } from '@properysearch/contract/conversations/cautions'
import { fileMaxBytes, longestMessage, quickReplies } from '@properysearch/contract/conversations/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { Paperclip, SendHorizontal, TriangleAlert } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { useTellTyping } from './use-typists.ts'

interface ComposerProps {
  conversation: Conversation
  onSend: (text: string) => void
  onFiles: (files: readonly File[]) => void
}

/** A phone's Enter begins a new line, as its keyboard says; elsewhere it sends. */
const hasKeyboard = () => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches

/** What one writes: fitting words to begin with, a warning before it goes, and the way to send it. */
export function Composer({ conversation, onSend, onFiles }: ComposerProps) {
  const { id, iAm, state, messagesLeft, last, lastSeq } = conversation
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const tellTyping = useTellTyping(id)
  const caution = cautionWords(cautionsIn(text), 'writer')
  const isFull = messagesLeft === 0
  const mayAttach = !(state === 'request' && iAm === 'asker')
  const replies = text === '' && !isFull && !last?.isMine ? quickReplies(iAm, lastSeq === 0) : []

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const words = text.trim()
    if (!words || isFull) return
    onSend(words)
    setText('')
    field.current?.focus()
  }
  const sendByKey = (event: KeyboardEvent) => {
    // While letters are composed, Enter chooses one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    send()
  }
  const attach = (files: readonly File[]) => {
    const fitting = files.filter(({ size }) => size <= fileMaxBytes)
    if (fitting.length < files.length) toast.error('A file can be at most 15 MB.')
    if (fitting.length > 0) onFiles(fitting)
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || !mayAttach) return
    event.preventDefault()
    attach(files)
  }
  return (
    <form onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {replies.length > 0 ? (
        <ul aria-label="Quick replies" className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-0.5">
          {replies.map((reply) => (
            <li key={reply} className="shrink-0">
              <button
                type="button"
                onClick={() => {
                  setText(reply)
                  field.current?.focus()
                }}
                className="min-h-11 rounded-full border border-edge bg-card px-4 text-sm hover:bg-sunken"
              >
                {reply}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div aria-live="polite">
        {caution ? (
          <p className="flex items-start gap-2 text-marigold-ink text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {caution}
          </p>
        ) : null}
      </div>
      <div className="flex items-end gap-2">
        {mayAttach ? <AttachButton onFiles={attach} /> : null}
        <textarea
          ref={field}
          aria-label="Message"
          aria-describedby={hintId}
          placeholder={isFull ? 'Wait for an answer' : 'Write a message'}
          rows={1}
          value={text}
          maxLength={longestMessage}
          disabled={isFull}
          onChange={(event) => {
            setText(event.target.value)
            tellTyping()
          }}
          onKeyDown={sendByKey}
          onPaste={paste}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-edge bg-card px-3 py-2.5 text-ink leading-snug disabled:opacity-60"
        />
        <button
          type="submit"
          aria-label="Send"
          disabled={text.trim() === '' || isFull}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-leaf text-on-leaf transition-colors duration-150 hover:bg-leaf-deep disabled:cursor-not-allowed disabled:opacity-55"
        >
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </div>
      <p id={hintId} className="sr-only">
        Enter sends, Shift and Enter begin a new line, Escape takes you back to the conversations.
      </p>
      {text.length > longestMessage - 500 ? (
        <p className="figures text-soft-ink text-xs">{formatNumber(longestMessage - text.length)} characters left</p>
      ) : null}
    </form>
  )
}

function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-sunken has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
    >
      <Paperclip aria-hidden className="size-5" />
      <span className="sr-only">Attach a picture or a PDF</span>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        multiple
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
