/** The in-house hands. Fictional names; every title is made for this site. */
export interface Studio {
  id: string;
  title: string;
}

export const studios: Studio[] = [
  { id: 'paperlantern-works', title: 'Paperlantern Works' },
  { id: 'oak-and-ember', title: 'Oak & Ember' },
  { id: 'halfpenny-press', title: 'Halfpenny Press' },
  { id: 'nine-meridians', title: 'Nine Meridians' },
  { id: 'nightjar-rooms', title: 'Nightjar Rooms' },
  { id: 'soft-comet', title: 'Soft Comet' },
];
