import type { Hire } from '@properysearch/contract/hires/calls'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { Part } from '../../ui/part.tsx'
import { Timeline, TimelineStep } from '../../ui/timeline.tsx'
import { toldMoves } from './hire-moves.ts'

/** What happened and when, the newest on top; my own steps are filled. */
export function HireTimeline({ hire }: { hire: Hire }) {
  return (
    <Part title="Timeline">
      <Timeline>
        {toldMoves(hire).map(({ at, text, isMine, words }) => (
          <TimelineStep key={at + text} isMine={isMine}>
            <p className="font-medium">{text}</p>
            {words ? <p className="max-w-prose whitespace-pre-line break-words text-soft-ink">“{words}”</p> : null}
            <time dateTime={at} title={formatMoment(at)} className="figures text-soft-ink text-xs">
              {formatDay(at)}
            </time>
          </TimelineStep>
        ))}
      </Timeline>
    </Part>
  )
}
