/** Conversations between colleagues, one note per entry. An @ stands for the mentioned colleague. */
export const orderTalks: readonly (readonly string[])[] = [
  [
    '<p>The receiver takes these pallets at <strong>door 6</strong>. @ does the driver know?</p>',
    '<p>Yes, he confirmed by phone.</p>',
  ],
  ['<p>@ the customer wants a call 30 min before delivery.</p>', '<p>Added to the special instructions.</p>'],
  [
    '<p>Two cases were short on the last load of this product. Count at pickup, and write it on the bill of lading.</p>',
  ],
  [
    '<p>Checked with the plant:</p><ul><li><p>pallets are wrapped</p></li><li><p>seal is required</p></li></ul>',
    '<p>Thanks. @ please book only carriers with load bars.</p>',
  ],
  ['<p>Customer moved the purchase order to next week, the window in the order is right.</p>'],
]

export const shipmentTalks: readonly (readonly string[])[] = [
  [
    '<p>Dock 14 confirmed with the receiver, they take us 30 min early. @</p>',
    '<p>Good, I told dispatch.</p>',
    '<p>Stop 2 short by one case, noted on the proof of delivery.</p>',
  ],
  ['<p>Driver has been waiting since 07:10. @ ask for the gate pass, please.</p>', '<p>Gate pass sent.</p>'],
  ['<p>Carrier is asking for 2 hours of detention. <u>Not agreed</u> before we see the in and out times.</p>'],
  ['<h3>After hours</h3><p>Night guard opens gate 3. Number of the guard house is on the wall.</p>'],
  [
    '<p>Temperature log requested; carrier will send it with the proof of delivery.</p>',
    '<p>@ keep it for the audit.</p>',
  ],
]
