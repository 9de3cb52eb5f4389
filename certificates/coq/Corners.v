(* The permutations that the invariants allow to the stickers of corners, and to those of midges, if the parities of
   all turns are even, and bounds for their numbers. *)
From Coq Require Import PArith NArith ZArith.
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Pieces Frames Words Cube Classes.
Delimit Scope N_scope with num.
Delimit Scope nat_scope with N.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.
Opaque turn24.

(* A subgroup that lacks an element of order 3 has at most a third of the elements. *)
Lemma proper_third (gT : finGroupType) (P W : {group gT}) x :
  P \subset W -> x \in W -> x \notin P -> x * x * x = 1 -> (3 * #|P| <= #|W|)%N.
Proof.
move=> PW xW xP x3.
have differ a b : a * b^-1 \notin P -> P :* a != P :* b.
  by apply: contra => /eqP e; have := rcoset_refl P a; rewrite e mem_rcoset.
have x2 : x * x = x^-1 by apply: (mulIg x); rewrite mulVg.
rewrite -(Lagrange PW) mulnC leq_mul2l; apply/orP; right; rewrite /indexg cardE.
apply: (@uniq_leq_size _ [:: P :* 1; P :* x; P :* x^-1]) => [|A].
  by rewrite /= !inE negb_or !differ ?mul1g ?invgK ?x2 ?groupV //.
rewrite mem_enum !inE => /or3P[] /eqP ->; apply/rcosetsP.
- by exists 1; rewrite ?group1.
- by exists x.
- by exists x^-1; rewrite ?groupV.
Qed.

(* The permutations that commute with z, and the even ones among them. *)
Section Fixed.
Variable z : {perm 'I_24}.
Definition fixed := [set q : {perm 'I_24} | q ^ z == q].
Lemma fixed_group_set : group_set fixed.
Proof.
apply/group_setP; split=> [|q r]; rewrite !inE; first by rewrite conj1g.
by move=> /eqP zq /eqP zr; rewrite conjMg zq zr.
Qed.
Canonical fixed_group := Group fixed_group_set.

Definition even_fixed := [set q in fixed | ~~ odd_perm q].
Lemma even_fixed_group_set : group_set even_fixed.
Proof.
apply/group_setP; split=> [|q r]; first by apply/setIdP; split; [exact: group1 | rewrite odd_perm1].
case/setIdP=> qF even_q; case/setIdP=> rF even_r; apply/setIdP; split; first exact: groupM.
by rewrite odd_permM (negbTE even_q) (negbTE even_r).
Qed.
Canonical even_fixed_group := Group even_fixed_group_set.

Lemma even_fixed_sub : even_fixed \subset fixed.
Proof. by apply/subsetP=> q /setIdP[]. Qed.
Lemma even_fixed_commutes q : q \in even_fixed -> forall x, q (z x) = z (q x).
Proof. by case/setIdP; rewrite inE => /eqP zq _; apply: commutes. Qed.

Lemma half_even x : x \in fixed -> odd_perm x -> (2 * #|even_fixed| <= #|fixed|)%N.
Proof.
move=> xF ox; apply: (@proper_half _ even_fixed_group fixed_group x even_fixed_sub xF).
by apply/negP=> /setIdP[_]; rewrite ox.
Qed.

Lemma fixed_bound k m : (0 < k)%N -> (forall b, uniq (traject z b k)) -> (24 <= k * m)%N ->
  (#|fixed| <= k ^ m * m`!)%N.
Proof.
move=> k0 free km; apply: (@centralizer_bound _ z k k0 free m fixed_group [set: 'I_24]).
- by move=> q; rewrite inE => /eqP zq x; apply: commutes.
- by move=> x _; rewrite inE.
- by move=> q _ x; rewrite inE.
- by rewrite cardsT card_ord.
Qed.

Lemma fixed_of s t : table_ok s -> rep24 t z -> same (mul (tree_of s) t) (mul t (tree_of s)) -> perm_of s \in fixed.
Proof.
move=> /andP[ok _] tz e; have sp := perm_of_rep ok; rewrite inE; apply/eqP.
have c : perm_of s * z = z * perm_of s := sameP (rep_mul sp tz) (rep_mul tz sp) e.
by rewrite conjgE c mulKg.
Qed.
End Fixed.

Lemma bound p f e c a b :
  (0 < p -> 2 * e <= f -> p * c <= e -> f <= p * a * b -> 2 * c <= b * a)%N.
Proof.
move=> p0 h1 h2 h3; rewrite -(leq_pmul2l p0) mulnCA.
apply: (@leq_trans (2 * e)%N); first by rewrite leq_mul2l h2.
by apply: leq_trans h1 (leq_trans h3 _); rewrite -mulnA [(a * b)%N]mulnC.
Qed.

(* One corner turned, one midge flipped. *)
Definition piece_table (piece table : seq nat) := [seq if i \in piece then image table i else i | i <- iota 0 24].
Definition twisted := piece_table [:: 0; image next_table 0; image next_table (image next_table 0)]%N next_table.
Definition flipped := piece_table [:: 0; image flip_table 0]%N flip_table.

Lemma cyc_free b : uniq (traject cyc b 3).
Proof.
have check : all (fun i => uniq [:: i; image next_table i; image next_table (image next_table i)]) (iota 0 24).
  by vm_compute.
rewrite -(map_inj_uniq val_inj).
have -> : map val (traject cyc b 3) = [:: (b : nat); image next_table b; image next_table (image next_table b)].
  by rewrite /= !(perm_ofE _ next_ok).
exact: (on_frames check b).
Qed.
Lemma flip_free b : uniq (traject flip b 2).
Proof.
have check : all (fun i => uniq [:: i; image flip_table i]) (iota 0 24) by vm_compute.
rewrite -(map_inj_uniq val_inj).
have -> : map val (traject flip b 2) = [:: (b : nat); image flip_table b] by rewrite /= !(perm_ofE _ flip_ok).
exact: (on_frames check b).
Qed.

(* Corners. *)
Definition corner_set := [set q in even_fixed cyc | (3 %| corner_twist q)%N].
Lemma corner_group_set : group_set corner_set.
Proof.
apply/group_setP; split=> [|q r].
  apply/setIdP; split; first exact: group1.
  have t := @turn24_twist 0%N false isT; rewrite (@turn24_none 0%N isT) in t; exact: t.
case/setIdP=> qE twist_q; case/setIdP=> rE twist_r; apply/setIdP; split; first exact: groupM.
apply: (@twist_mul _ cyc (fun f : 'I_24 => orientation f) orientation3 orientation_cyc).
- exact: even_fixed_commutes.
- exact: even_fixed_commutes.
- exact: twist_q.
- exact: twist_r.
Qed.
Canonical corner_group := Group corner_group_set.

Lemma corner_bound : (2 * #|corner_set| <= 8`! * 3 ^ 7)%N.
Proof.
apply: (@bound 3 #|fixed cyc| #|even_fixed cyc|) => [|||].
- by [].
- apply: (@half_even cyc (turn24 0 true true true)); last by rewrite turn24_odd.
  by rewrite inE -turn24_cyc.
- have ok : table_ok twisted by vm_compute.
  have /andP[/perm_of_rep t _] := ok.
  have even_t : odd_perm (perm_of twisted) = false by apply: (odd_treeP t); vm_compute.
  apply: (@proper_third _ corner_group (even_fixed_group cyc) (perm_of twisted)).
  + by apply/subsetP=> q /setIdP[].
  + apply/setIdP; split; first by apply: (fixed_of ok cyc_rep); vm_compute.
    by rewrite even_t.
  + apply/negP=> /setIdP[_]; rewrite (perm_of_twist ok); by vm_compute.
  + apply: (sameP (rep_mul (rep_mul t t) t) rep1); by vm_compute.
- rewrite -expnS; exact: (fixed_bound (isT : 0 < 3)%N cyc_free (isT : 24 <= 3 * 8)%N).
Qed.

(* Midges. *)
Definition midge_set := [set q in even_fixed flip | ~~ odd_perm (midge_pieces q)].
Lemma midge_group_set : group_set midge_set.
Proof.
apply/group_setP; split=> [|q r].
  apply/setIdP; split; first exact: group1.
  by have s := @turn24_pieces 0%N false isT; rewrite (@turn24_none 0%N isT) in s; rewrite s.
case/setIdP=> qE even_q; case/setIdP=> rE even_r; apply/setIdP; split; first exact: groupM.
have -> : midge_pieces (q * r) = midge_pieces q * midge_pieces r.
  by apply: (@piecesM _ flip (fun f : 'I_24 => first_sticker f) flipK first_flip); apply: even_fixed_commutes.
by rewrite odd_permM (negbTE even_q) (negbTE even_r).
Qed.
Canonical midge_group := Group midge_group_set.

Lemma midge_bound : (2 * #|midge_set| <= 12`! * 2 ^ 11)%N.
Proof.
apply: (@bound 2 #|fixed flip| #|even_fixed flip|) => [|||].
- by [].
- have ok : table_ok flipped by vm_compute.
  have /andP[/perm_of_rep t _] := ok.
  apply: (@half_even flip (perm_of flipped)); first by apply: (fixed_of ok flip_rep); vm_compute.
  by apply: (odd_treeP t); vm_compute.
- apply: (@proper_half _ midge_group (even_fixed_group flip) (turn24 0 false true true)).
  + by apply/subsetP=> q /setIdP[].
  + apply/setIdP; split; last by rewrite turn24_odd.
    by rewrite inE turn24_flip.
  + by apply/negP=> /setIdP[_]; rewrite turn24_pieces.
- rewrite -expnS; exact: (fixed_bound (isT : 0 < 2)%N flip_free (isT : 24 <= 2 * 12)%N).
Qed.
