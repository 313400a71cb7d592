import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import type { MapPin, MapProps } from '../map-props.ts'
import { findNeighbour } from './find-neighbour.ts'
import { clusterButton, pinButton, pinSign } from './marker-buttons.ts'

interface Shown {
  marker: Marker
  face: HTMLElement
  pin: MapPin | null
}

export interface MarkerEvents {
  onPin: (pin: MapPin, event: 'enter' | 'leave' | 'press' | 'touch') => void
}

/** Keeps pins and groups as asked; those that stay are left alone, so that focus and hover survive an update. */
export function showMarkers(map: LeafletMap, { onPin }: MarkerEvents) {
  const shown = new Map<string, Shown>()

  const zoomTo = (latitude: number, longitude: number) =>
    map.setView([latitude, longitude], Math.min(map.getMaxZoom(), map.getZoom() + 2))
  /** A drag that began on a button ends with a click on it, which nobody meant. */
  let wasDragged = false
  map.on('dragstart', () => {
    wasDragged = true
  })
  const forgetDrag = () => {
    wasDragged = false
  }
  map.getContainer().addEventListener('pointerdown', forgetDrag, { capture: true })

  const place = (key: string, latitude: number, longitude: number, face: HTMLElement, pin: MapPin | null) => {
    const icon = divIcon({ html: face, className: 'map-marker', iconSize: [0, 0] })
    const placed = marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map)
    shown.set(key, { marker: placed, face, pin })
    return placed
  }
  const buttons = () => [...shown.values()].filter(({ face }) => face instanceof HTMLButtonElement)

  const add = (key: string, latitude: number, longitude: number, button: HTMLButtonElement, pin: MapPin | null) => {
    const placed = place(key, latitude, longitude, button, pin)
    const raise = (isRaised: boolean) => placed.setZIndexOffset(isRaised ? 10_000 : 0)
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      if (wasDragged && event.detail > 0) return
      if (!pin) return zoomTo(latitude, longitude)
      onPin(pin, (event as PointerEvent).pointerType === 'touch' ? 'touch' : 'press')
    })
    button.addEventListener('dblclick', (event) => event.stopPropagation())
    button.addEventListener('focus', () => {
      rove(button)
      raise(true)
      if (pin) onPin(pin, 'enter')
    })
    button.addEventListener('blur', () => {
      raise(false)
      if (pin) onPin(pin, 'leave')
    })
    if (pin) {
      button.addEventListener('pointerenter', (event) => {
        if (event.pointerType === 'touch') return
        raise(true)
        onPin(pin, 'enter')
      })
      button.addEventListener('pointerleave', () => {
        if (document.activeElement === button) return
        raise(false)
        onPin(pin, 'leave')
      })
    }
    button.addEventListener('keydown', (event) => {
      const spots = buttons().map((other) => ({
        face: other.face,
        ...pointOf(map.latLngToContainerPoint(other.marker.getLatLng())),
      }))
      const from = spots.find((spot) => spot.face === button)
      const next = from && findNeighbour(from, spots, event.key)
      if (!event.key.startsWith('Arrow')) return
      event.preventDefault()
      event.stopPropagation()
      next?.face.focus()
    })
  }

  /** Makes one button the way in for the Tab key. */
  const rove = (chosen: HTMLElement | undefined) => {
    for (const { face } of buttons()) face.tabIndex = face === chosen ? 0 : -1
  }

  return {
    /** Where they lie on the drawing, for its words to keep clear of. */
    boxes: () =>
      [...shown.values()].map(({ marker: placed, face, pin }) => {
        const { x, y } = map.latLngToLayerPoint(placed.getLatLng())
        const [half, height] = [face.offsetWidth / 2, face.offsetHeight]
        const middle = pin ? y - height / 2 - 5 : y
        return { left: x - half, right: x + half, top: middle - height / 2, bottom: middle + height / 2 }
      }),
    update({ clusters = [], pins = [], highlightedId, onOpen }: MapProps) {
      const wanted = new Map<string, () => void>()
      const addPin = (pin: MapPin) => {
        const key = `pin ${pin.id} ${pin.price} ${pin.latitude} ${pin.longitude}`
        const { latitude, longitude } = pin
        wanted.set(key, () =>
          onOpen
            ? add(key, latitude, longitude, pinButton(pin), pin)
            : place(key, latitude, longitude, pinSign(pin), pin),
        )
      }
      for (const { latitude, longitude, count, property } of clusters) {
        if (property) addPin({ ...property, latitude, longitude })
        else {
          const key = `group ${count} ${latitude} ${longitude}`
          wanted.set(key, () => add(key, latitude, longitude, clusterButton(count), null))
        }
      }
      const known = new Set(clusters.flatMap(({ property }) => (property ? [property.id] : [])))
      for (const pin of pins) if (!known.has(pin.id)) addPin(pin)

      const focused = [...shown.values()].find(({ face }) => face === document.activeElement)?.pin
      for (const [key, { marker: old }] of shown) {
        if (wanted.has(key)) continue
        old.remove()
        shown.delete(key)
      }
      for (const [key, create] of wanted) if (!shown.has(key)) create()
      // A pin with a new price is a new button; whoever was on the old one is on it now.
      const successor = focused && [...shown.values()].find(({ pin }) => pin?.id === focused.id)?.face
      if (successor !== document.activeElement) successor?.focus({ preventScroll: true })
      if (!buttons().some(({ face }) => face.tabIndex === 0)) rove(buttons()[0]?.face)
      for (const { marker: placed, face, pin } of shown.values()) {
        const isHighlighted = pin !== null && pin.id === highlightedId
        face.classList.toggle('is-highlighted', isHighlighted)
        if (isHighlighted) placed.setZIndexOffset(5_000)
        else if (document.activeElement !== face) placed.setZIndexOffset(0)
      }
    },
  }
}

function pointOf({ x, y }: { x: number; y: number }) {
  return { x, y }
}
