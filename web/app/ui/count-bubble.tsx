import { classNames } from './class-names.ts'

/** “99+” when there are more than fit. */
export const shortCount = (count: number) => (count > 99 ? '99+' : String(count))

/** How many are new, over the corner of an icon. The link it is in says it in words. */
export function CountBubble({ count, testId, className }: { count: number; testId: string; className: string }) {
  return (
    <span
      aria-hidden
      data-testid={testId}
      className={classNames(
        'figures absolute grid h-5 min-w-5 place-items-center rounded-full px-1 font-bold text-xs leading-none',
        className,
      )}
    >
      {shortCount(count)}
    </span>
  )
}
