/** Names of players, by the country of their league. All of them are invented; each goes into an id as it is, without its accents. */
interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const NORVANE: Names = {
  first: [
    ...['Tom', 'Harry', 'Callum', 'Jack', 'Owen', 'Ellis', 'Finn', 'George', 'Reece', 'Sam', 'Lewis', 'Ryan'],
    ...['Alfie', 'Joel', 'Ben', 'Kieran', 'Max', 'Toby', 'Dylan', 'Rhys'],
  ],
  last: [
    ...['Hale', 'Barrow', 'Wick', 'Marsh', 'Thorne', 'Pell', 'Ashdown', 'Crane', 'Fenn', 'Holt', 'Rudd', 'Sayer'],
    ...[
      'Tully',
      'Varley',
      'Winter',
      'Yates',
      'Locke',
      'Merrow',
      'Oakes',
      'Preston',
      'Quill',
      'Raven',
      'Stroud',
      'Hurst',
    ],
  ],
};

const COSTA_SERENA: Names = {
  first: [
    ...['Iván', 'Marco', 'Diego', 'Álvaro', 'Nico', 'Rubén', 'Hugo', 'Joel', 'Pablo', 'Andrés', 'Bruno', 'Dani'],
    ...['Saúl', 'Gael', 'Óscar', 'Adrián', 'Mateo', 'Raúl', 'Unai', 'Víctor'],
  ],
  last: [
    ...['Serrano', 'Vidal', 'Romero', 'Cano', 'Luque', 'Peña', 'Bravo', 'Moya', 'Rivas', 'Soler', 'Ibarra', 'Medina'],
    ...['Tena', 'Olmedo', 'Varela', 'Pardo', 'Nieto', 'Lago', 'Roldán', 'Crespo', 'Montes', 'Duarte', 'Zúñiga', 'Alba'],
  ],
};

const ALDERLAND: Names = {
  first: [
    ...['Jonas', 'Lukas', 'Nils', 'Felix', 'Moritz', 'Timo', 'Jan', 'Emil', 'Anton', 'Kilian', 'Leon', 'Marvin'],
    ...['Oskar', 'Paul', 'Robin', 'Sven', 'Till', 'Yannick', 'Jörg', 'Matthis'],
  ],
  last: [
    ...['Brandt', 'Kessler', 'Vogt', 'Adler', 'Hauser', 'Lindner', 'Moser', 'Reuter', 'Sommer', 'Thiele', 'Wendt'],
    ...[
      'Ziegler',
      'Böhm',
      'Falk',
      'Grau',
      'Hartl',
      'Jäger',
      'Kern',
      'Lorenz',
      'Nagel',
      'Ostertag',
      'Pohl',
      'Rüdiger',
      'Stark',
    ],
  ],
};

const BY_CATEGORY: Readonly<Record<string, Names>> = {
  Norvane: NORVANE,
  'Costa Serena': COSTA_SERENA,
  Alderland: ALDERLAND,
};

export const namesOf = (category: string): Names => BY_CATEGORY[category] ?? NORVANE;
