import { useEffect, useState } from 'react'

/** An address for showing a chosen file before it is sent. */
export function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const fresh = URL.createObjectURL(file)
    setUrl(fresh)
    return () => URL.revokeObjectURL(fresh)
  }, [file])
  return url
}
