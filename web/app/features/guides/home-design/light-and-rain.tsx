import { Caution, Figure, PullNumber, Section } from '../article-parts.tsx'
import { MonsoonScene } from './monsoon-scene.tsx'
import { SunScene } from './sun-scene.tsx'
import { VastuScene } from './vastu-scene.tsx'

export function LightAndRain() {
  return (
    <>
      <Section
        id="light"
        title="Light and air"
        beside={
          <PullNumber number="1/10 to 1/6">
            of the floor area as openings is what the National Building Code asks for, by climate.
          </PullNumber>
        }
      >
        <p>
          In Pune the noon sun stands 48° high in December and almost overhead in June. So a small ledge is enough on
          the south: it shades the window from March to September and lets the winter sun in. North light is even all
          year and good to work by. East rooms are bright early and cool by evening. The west is the difficult side: in
          April and May the low afternoon sun heats west walls until midnight. Put bathrooms, stores or deep balconies
          there, or plan outside shading; curtains stop light, not heat.
        </p>
        <Figure picture={<SunScene />}>
          A 45 cm chajja over a 1.2 m window to the south. Angles are the height of the sun at noon in Pune.
        </Figure>
        <p>
          Air moves when it can leave. A room with windows on two walls is cooler than one with a window twice the size.
          In the monsoon the wind comes from the west and south-west, with rain in it, so those windows need a chajja
          and a sash that can stay half open. Keep a ventilator above the door of inner rooms, and an exhaust fan in
          kitchen and bathrooms that leads outside, not into a shaft full of other kitchens.
        </p>
      </Section>
      <Section
        id="kitchen"
        title="Kitchen, storage, sockets"
        beside={
          <PullNumber number="85 cm">is the usual height of a platform; 90 suits people above 165 cm.</PullNumber>
        }
      >
        <p>
          Cooking is a walk between fridge, sink and stove. Keep the three sides of that triangle between four and seven
          metres in all, the stove away from the window’s draught, and 60 cm of free platform beside it. A drying
          balcony or a place for the washing machine next to the kitchen saves a bathroom.
        </p>
        <p>
          Storage needs about a tenth of the carpet area: one full-height cupboard in each bedroom, one place near the
          door for shoes and umbrellas, one for suitcases. Draw the sockets before the electrician does: two on each
          side of a bed, three above the platform, one outside for the inverter, and a spare pipe to the place where a
          charger or a solar line may come later.
        </p>
      </Section>
      <Section id="vastu" title="Vastu, if it matters to you">
        <p>
          Many families in Pune ask for certain directions, many others do not. Both are your choice; what matters is to
          decide before you pay. Directions cannot be changed later, and moving a kitchen or toilet to another corner is
          the commonest cause of leaks into the flat below.
        </p>
        <Figure picture={<VastuScene />}>
          What is most often asked for. Practitioners differ; much of it also suits the sun, such as a kitchen that is
          bright in the morning and bedrooms away from it.
        </Figure>
        <p>
          If you do not follow it, remember that some later buyers will. If you do, write your two or three firm wishes
          on one line, the entrance first, and let the rest be decided by light, air and plumbing.
        </p>
      </Section>
      <Section
        id="rain"
        title="Materials for Pune’s monsoon"
        beside={
          <PullNumber number="48 hours">
            with water standing on it is the test of a bathroom floor, before any tile is laid.
          </PullNumber>
        }
      >
        <p>
          From June to September about 600 mm of rain falls on the city and several times that towards the ghats. Water
          gets in at joints, not through walls. Spend there first; it costs a tenth of repairing it.
        </p>
        <Figure
          picture={<MonsoonScene />}
          legend={[
            'Coping slopes inwards, with no gap over the parapet',
            'Terrace: waterproof layer sloping 1 in 100, rounded at the wall',
            'Chajja with a groove below, so that drops fall off',
            'Frame sealed all round, sill sloping out',
            'Two coats of plaster, paint that bridges hair cracks',
            'Apron slopes away from the plinth to a drain',
          ]}
        >
          A wall cut open: six places where rain enters a house.
        </Figure>
        <ul>
          <li>Windows: aluminium or uPVC with drain holes; mosquito mesh that slides, so that windows do stay open.</li>
          <li>
            Wood: boiling-water-proof ply (IS 710) in kitchen and bathrooms, moisture-resistant ply (IS 303) elsewhere;
            stone or composite frames for bathroom doors. Ask for anti-termite treatment (IS 6313) in writing.
          </li>
          <li>
            Floors: matt vitrified tiles inside, rough stone such as Shahabad or Kota on balconies and terraces.
            Polished tiles are slippery from June.
          </li>
          <li>Paint: outer walls in the first dry weeks of October, never before the plaster has dried for a month.</li>
          <li>
            Electricity: a residual-current breaker of 30 mA for the whole flat, weatherproof sockets on balconies,
            earthing tested after the first rain.
          </li>
        </ul>
        <Caution>
          Gypsum ceilings below a terrace or a bathroom hide a leak until they fall. Leave a hatch, or leave them out.
        </Caution>
      </Section>
    </>
  )
}
