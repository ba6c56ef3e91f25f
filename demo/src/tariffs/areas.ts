/** Splits a space-separated list of state and province codes. */
const codes = (list: string): string[] => list.split(' ')

export const northeast = codes('CT DC DE MA MD ME NH NJ NY PA RI VT')
export const southeast = codes('AL FL GA KY MS NC SC TN VA WV')
export const midwest = codes('IA IL IN KS MI MN MO ND NE OH SD WI')
export const southwest = codes('AR LA NM OK TX')
export const mountain = codes('CO ID MT UT WY')
export const west = codes('AZ CA NV OR WA')
export const mainland = [...northeast, ...southeast, ...midwest, ...southwest, ...mountain, ...west]

export const easternCanada = codes('NB NL NS ON PE QC')
export const westernCanada = codes('AB BC MB SK')
export const northernCanada = codes('NT NU YT')

export const northernMexico = codes('BC CHIH COAH NL SON TAM')
export const centralMexico = codes('AGS CDMX GTO HGO JAL MEX MOR PUE QRO SLP TLAX')
export const southernMexico = codes('BCS CAM CHIS COL DGO GRO MICH NAY OAX QROO SIN TAB VER YUC ZAC')
