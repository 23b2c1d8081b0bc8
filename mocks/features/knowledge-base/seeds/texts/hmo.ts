/** Texts of the category “HMO”, by key. */
export const hmo: Readonly<Record<string, string>> = {
  'hmo-licence': String.raw`A house in multiple occupation is a home where **three or more people** from **two or more households** share a kitchen, bathroom or toilet. Not every one needs a licence; where one is needed, the landlord applies for it.

## Three kinds of licence in England
| Kind | Who needs it |
| --- | --- |
| **Mandatory** | Five or more people from two or more households, anywhere in England |
| **Additional** | Smaller shared houses, where the council has set up a scheme |
| **Selective** | Every let home in named wards, shared or not |

Schemes run for five years and end. Check the council’s page on the day you offer, and again before you apply.

## What councils ask for
- A plan with the **size of every room**
- Gas safety record, electrical report, fire risk assessment, alarm certificate
- Tenancy terms and how complaints are handled
- A **fit and proper** declaration from you and from the manager
- A fee of £700 to £1,500, often paid in two parts, for up to five years

## How many bathrooms?
Councils publish their own amenity standards. A common one is a bathroom and a toilet for every five people, and a full set of kitchen facilities for every five.

## Letting without a licence
It’s an offence. Since May 2026 the council can fine you up to £40,000, and tenants can ask the tribunal for up to two years’ rent back. A missing licence doesn’t rule out any of the **section 8** grounds for possession. What it once barred was the section 21 notice (Housing Act 2004, sections 75 and 98), and that notice itself ended in England on 1 May 2026.

> [!TIP]
> Apply **before** the fifth person moves in. From the day the application is complete, you aren’t letting without a licence.`,

  'room-sizes': String.raw`These are the minimum floor areas for a bedroom in a licensed HMO in England. Councils may ask for more, and most do.

| Who sleeps there | At least |
| --- | ---: |
| One child under 10 | 4.64 m² |
| One person over 10 | 6.51 m² |
| Two people over 10 | 10.22 m² |

Floor area where the ceiling is lower than **1.5 m** doesn’t count. Neither do en-suites, chimney breasts or the swing of a door into a cupboard.

Where there’s no shared living room, many councils ask for 10 m² for one person. Where there’s a good one, 6.51 m² is legal, but think about who would stay: the small room is the one that stands empty.

> [!TIP]
> Measure from plaster to plaster **after** the fire lining. A 13 mm double layer on two walls takes 5 cm, and 6.5 m² becomes 6.4.

## What the licence says
The licence names, for each room, how many people of what age may sleep in it. Visitors don’t count. A room **below 4.64 m²** must not be slept in by anyone, and the council has to be told about it.

Where a room is too small when a licence is first granted, the council gives you time to put that right, eighteen months at most. Letting a room against the licence is an offence.

## Making it fit
- Add a cupboard over the stairs to the next room; don’t make it a seventh bedroom.
- Move a door: a swing of 80 cm can cost half a square metre of usable floor.
- Turn two poor rooms into one good one, and charge more for it.`,

  'article-4': String.raw`Turning a family house (use class C3) into a shared house for three to six people (C4) is **permitted development**: no planning permission is needed. An **Article 4 direction** takes that right away in an area.

- It concerns **planning**, not licensing. You may need both, one, or neither.
- It isn’t retrospective: a house that was shared on the day it took effect may carry on, if you can **prove** it. Tenancy agreements and council tax records for every year since are the proof.
- For **seven or more** people you always need permission, with or without a direction.
- A certificate of lawfulness settles the question for a few hundred pounds, and a lender will ask for it.

Councils usually give a year’s notice before a direction starts. Look under “planning policy” for “Article 4”, then for the map: directions often follow streets, not wards.

> [!WARNING]
> “It has been let as an HMO for years” from a seller isn’t proof. Ask for the papers before the survey.

## How to find out
1. The council’s planning pages: “Article 4”, then the map, then the date it took effect.
2. The planning register for the house: an application tells you what it was on that day.
3. The licensing register: a licence is **not** planning permission, and planning permission isn’t a licence.

## If it’s already in force
You apply for a change of use. Councils look at how many shared houses there are within a radius, often against a limit of a tenth of the homes within 100 metres, and at bins, bicycles and parking. Ask for pre-application advice before you offer; it costs less than the survey.`,

  'fire-safety': String.raw`Most councils still work to the 2008 LACORS guide. The risk assessment decides, but for an ordinary two-storey shared house expect:

1. **Alarms.** Grade D1, LD2: mains powered, linked, in the hall and landing, the lounge, the kitchen (heat) and each bedroom if the house is large.
2. **Doors.** FD30S with closers to the bedrooms and kitchen, where the escape route passes them. Three hinges, strips in the frame, a gap of 3 mm.
3. **Escape route.** A hall you can leave through without a key. Thumb-turn locks on the front and bedroom doors.
4. **Kitchen.** A fire blanket on the wall. Extinguishers only where people are trained to use them.
5. **Lining.** Thirty minutes’ fire resistance between the rooms and the hall; the cupboard under the stairs is where it usually fails.

Test the alarms monthly and write it down. A log with gaps is worse in court than a system that’s ten years old.

## Taller houses and bedsits
Three or more storeys, or cooking in the rooms, call for more: usually an alarm system with a panel, a protected lobby or stair, and emergency lights. Here the assessor’s word counts, not a list from a website.

## Who’s responsible
The landlord is the **responsible person** for the shared parts. Since 1 October 2023 the whole fire risk assessment has to be written down, however small the house. Review it when the layout or the people change.

## Furniture
Sofas, mattresses and chairs you provide need their permanent fire labels. Take a photo of each on the day you furnish.`,
};
