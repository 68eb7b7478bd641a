/** A person of the demo school without an account of their own. */
export type Person = { readonly key: string; readonly first_name: string; readonly last_name: string };

const person = (key: string, first_name: string, last_name: string): Person => ({ key, first_name, last_name });

/** The learners: names from many languages, among them very short and very long ones. */
export const learners: readonly Person[] = [
  person('yusuf', 'يوسف', 'الخطيب'),
  person('kenji', '健二', '田中'),
  person('maria', 'María del Carmen', 'Castellanos de la Vega y Fernández-Montenegro'),
  person('harpreet', 'Harpreet', 'Dhillon'),
  person('solveig', 'Solveig', 'Eriksen'),
  person('ibrahim', 'Ibrahim', 'Fofana'),
  person('malgorzata', 'Małgorzata', 'Grzegorzewska'),
  person('tomos', 'Tomos', 'Hughes'),
  person('chau', 'Minh Châu', 'Nguyễn Thị'),
  person('olafur', 'Ólafur', 'Guðmundsson'),
  person('emeka', 'Chukwuemeka', 'Adébáyọ̀'),
  person('zofia', 'Zofia', 'Wójcik'),
  person('thordis', 'Þórdís', 'Jónsdóttir'),
  person('olga', 'Ольга', 'Воронцова'),
  person('katariina', 'Katariina', 'Mäkeläinen'),
  person('dragos', 'Dragoș', 'Ionescu'),
  person('ipek', 'İpek', 'Yıldırım'),
  person('aoife', 'Aoife', 'Ní Bhriain'),
  person('siddharth', 'Siddharth', 'Venkataramanan'),
  person('joao', 'João', 'Conceição'),
  person('lukas', 'Lukas', 'Weiß'),
  person('eleni', 'Ελένη', 'Παπαδοπούλου'),
  person('wu', 'Li', 'Wu'),
  person('maximiliane', 'Maximiliane Theodora', 'von Hohenwart-Tannenberg zu Altenkirchen und Niederaschau'),
  person('roisin', 'Róisín', "O'Sullivan"),
  person('farah', 'Farah', 'Haddad'),
  person('mercy', 'Mercy', 'Achieng'),
  person('tane', 'Tāne', 'Ngata'),
];

/** A learner who was removed from the demo institution, and can be brought back. */
export const formerLearner: Person = person('ottilie', 'Ottilie', 'Brandvold');

/** Further instructors of the demo institution, who can be added to its groups. */
export const instructors: readonly Person[] = [
  person('hanneke', 'Hanneke', 'van den Berg'),
  person('celestine', 'Célestine', 'Dubois-Lambert'),
];

/** The staff of the second institution. */
export const rioStaff = {
  admin: person('ximena', 'Ximena', 'Ruvalcaba'),
  instructor: person('arturo', 'Arturo', 'Peña Quiroga'),
} as const;

/** The staff of the third institution. */
export const kestrelStaff = {
  admin: person('niamh', 'Niamh', 'Mac Giolla Phádraig'),
  instructor: person('declan', 'Declan', 'Fahy'),
} as const;

/** The address of a person without an account. */
export const addressOf = ({ key }: Person): string => `${key}@people.test`;
