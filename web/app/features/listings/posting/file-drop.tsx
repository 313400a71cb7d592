import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'

/** A place to drop files on. Everything it does can be done with the buttons within it. */
export function DropArea({
  label,
  onFiles,
  children,
}: {
  label: string
  onFiles: (files: File[]) => void
  children: ReactNode
}) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      aria-label={label}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid gap-4 rounded-card border-2 border-dashed p-5 transition-colors duration-150',
        isOver ? 'border-leaf bg-leaf-wash' : 'border-line',
      )}
    >
      {children}
    </section>
  )
}
